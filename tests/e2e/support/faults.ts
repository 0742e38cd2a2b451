/** How a vendor can go wrong, as tests ask for it and the vendor on the second origin plays it. */

export type Fault = 'slow' | 'late' | 'failing' | 'dropped' | 'wrong' | 'garbage' | 'twice';

/** The request header that names the fault. */
export const faultHeader = 'x-fault';

/** Milliseconds that a slow vendor takes: within what a visitor is asked to wait. */
export const slowness = 2_500;

/**
 * Milliseconds that a late vendor takes: long enough for a test to turn the page's clock to where the
 * visitor is told that it did not come.
 */
export const lateness = 6_000;
