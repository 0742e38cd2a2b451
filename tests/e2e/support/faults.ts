/** The vendor's faults, which tests request by a header. */

export type Fault = 'failing' | 'dropped' | 'wrong' | 'garbage' | 'twice';

/** The request header that names the fault. */
export const faultHeader = 'x-fault';
