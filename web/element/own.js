// What the document has, even where a text in the page hides it: an element with a name stands for what the document has under that
// name (`<img name="createElement">`), and other software lets everybody write that.
const own = (name) => Reflect.get(Document.prototype, name, document);

export const make = own('createElement').bind(document);
export const draw = own('createElementNS').bind(document);
export const findAll = own('querySelectorAll').bind(document);
export const address = () => own('baseURI');
export const isLoading = () => own('readyState') === 'loading';
export const isLoaded = () => own('readyState') === 'complete';
export const running = own('currentScript');

// The same of elements: a form has its fields under their names.
const get = (kind, name, node) => Reflect.get(kind.prototype, name, node);

export const parentOf = (node) => get(Node, 'parentNode', node) || node instanceof ShadowRoot && node.host;
export const nextOf = (element) => get(Element, 'nextElementSibling', element);
export const is = (element, selector) => Element.prototype.matches.call(element, selector);
