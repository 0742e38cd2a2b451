/** The site's own sample documents: fetched by a query, so tried again and kept for a while. */
import { queryClient } from '../../backend/queryClient.ts';

/** Milliseconds that one attempt may take. */
const longestAttempt = 8_000;

/**
 * Puts a sample where a vendor's script would put its document.
 *
 * @param place the element to fill
 * @param address where the document stands by itself
 * @throws Error where it could not be fetched, after as many attempts as a query has
 */
export async function fillWithSample(place: HTMLElement, address: string): Promise<void> {
  const html = await queryClient.query({
    queryKey: ['policy', address],
    queryFn: () => fetchText(address),
  });
  // Its own styles stay behind: the page dresses it, and its security policy refuses them.
  const plain = html.replace(/<style>.*?<\/style>/gs, '');
  const { documentElement, body } = new DOMParser().parseFromString(plain, 'text/html');
  const content = body.querySelector('main')!;
  // The page has a heading of its own.
  content.querySelector('h1')?.remove();
  place.lang = documentElement.lang;
  // As in a document of its own: the page around it may be of another direction.
  place.dir = documentElement.dir || 'ltr';
  place.append(...content.childNodes);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestAttempt) });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}
