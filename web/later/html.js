// Text that comes from outside, made fit to stand in HTML.
export function escape(raw) {
  return raw.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

// A style sheet that is needed from now on; done when it is there.
export function style(address) {
  if (document.querySelector(`link[href="${address}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((there) => {
    link.onload = there;
    link.onerror = there; // What is less beautiful works as well.
    document.head.append(link);
  });
}

// Lets the user save a text as a file.
export function download(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
