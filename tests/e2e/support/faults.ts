/** How a vendor can go wrong, as tests ask for it and the vendor on the second origin plays it. */

export type Fault = 'failing' | 'dropped' | 'wrong' | 'garbage' | 'twice';

/** The request header that names the fault. */
export const faultHeader = 'x-fault';
