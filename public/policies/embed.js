/*
 * Embeds the site's sample documents the way a vendor of policy documents does: every element named
 * `termly-embed` is filled with the document its `data-id` names. Replaced by the vendor's script
 * through VITE_POLICY_EMBED_SRC.
 */
for (const place of document.querySelectorAll('[name="termly-embed"]')) {
  fetch(`/policies/${place.dataset.id}.html`)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return response.text();
    })
    .then((html) => {
      // The document's own styles stay behind: the page dresses it, and its policy refuses them.
      const plain = html.replace(/<style>.*?<\/style>/gs, '');
      const document = new DOMParser().parseFromString(plain, 'text/html');
      const content = document.querySelector('main');
      // The page has a heading of its own.
      content.querySelector('h1')?.remove();
      place.lang = document.documentElement.lang;
      // As in a document of its own: the page around it may be of another direction.
      place.dir = document.documentElement.dir || 'ltr';
      if (!place.hasChildNodes()) place.append(...content.childNodes);
    })
    .catch((error) => {
      console.error(error);
      place.dispatchEvent(new Event('error'));
    });
}
