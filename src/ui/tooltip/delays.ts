/** Milliseconds until a tooltip opens (specification, chapter 9). */
export const openDelay = 700;

/** Milliseconds until it closes (decision 6, “Toasts and tooltips”). */
export const closeDelay = 300;
