/** Changes by password managers, translators and extensions, each given the field in use. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Run in the page, each on its own. */
export const foreignChanges: Record<string, (field: Field) => void> = {
  'an element after a field': (field) => field.after(document.createElement('div')),
  'an element before a field': (field) => field.before(document.createElement('div')),
  'a field in a wrapper': (field) => {
    const wrapper = document.createElement('grammarly-extension');
    field.replaceWith(wrapper);
    wrapper.append(field);
  },
  'an element in a label': (field) => field.labels![0]!.prepend(document.createElement('span')),
  'fields before a field and at the start of the page': (field) => {
    for (const target of [field, document.querySelector('main h1, main *')!]) {
      const foreign = document.createElement(field.localName) as Field;
      if (field.localName === 'input') foreign.setAttribute('type', field.type);
      target.before(foreign);
    }
  },
  'a field replaced by its copy': (field) => {
    field.replaceWith(document.createElement('div'), field.cloneNode());
  },
  'other attributes on fields and buttons, and an element after them': (field) => {
    field.removeAttribute('id');
    for (const element of document.querySelectorAll('input, textarea, button, form')) {
      element.className = 'changed';
      element.setAttribute('data-lpignore', 'true');
      element.after(document.createElement('div'));
    }
  },
  'a wrapped form': (field) => {
    const form = field.closest('form, ol')!;
    const wrapper = document.createElement('div');
    form.replaceWith(wrapper);
    wrapper.append(form);
  },
  'elements at the ends of main, form, header and root': (field) => {
    for (const parent of document.querySelectorAll('main, form, header')) {
      parent.append(document.createElement('div'));
    }
    document.getElementById('root')!.prepend(document.createElement('div'));
    field.form?.append(document.createElement('input'));
  },
  'texts and buttons translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font' as string);
      font.append(`${text.data} translated`);
      if (text.data.trim() && !text.parentElement!.closest('noscript, textarea')) {
        text.replaceWith(font);
      }
    }
  },
  'a paragraph taken away': () => document.querySelector('main p')!.remove(),
  'an element in main while the page is being hydrated': () => {
    const root = document.getElementById('root')!;
    root.addEventListener = (...listener: Parameters<Element['addEventListener']>) => {
      Element.prototype.addEventListener.apply(root, listener);
      queueMicrotask(() => document.querySelector('main')!.prepend(document.createElement('div')));
    };
  },
};
