import { createContext } from 'react';

/**
 * Gives the content of the sample at an address to whoever prerenders its page, so that it is read
 * at once and without scripts. In the browser it is empty: the document has it, or it is fetched.
 */
export const PrerenderedSamples = createContext<(address: string) => string>(() => '');
