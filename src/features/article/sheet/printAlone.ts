/** Says which element is printed alone, while it is (`Sheet.module.css`). */
const attribute = 'data-printed-alone';

/** Prints one element of the page, without what stands around it. */
export function printAlone(element: HTMLElement): void {
  element.setAttribute(attribute, '');
  window.addEventListener('afterprint', () => element.removeAttribute(attribute), { once: true });
  window.print();
}
