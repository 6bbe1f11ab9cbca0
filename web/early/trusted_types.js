// From now on only the compiled page's own policy makes markup of a text, or lets a script run (web/platform/trusted.js). This is
// added by script because engines without trusted types would complain about it if it stood in the page.
export function requireTrustedTypes() {
  if (!window.trustedTypes) return;
  const content = "require-trusted-types-for 'script'; trusted-types rochade";
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}
