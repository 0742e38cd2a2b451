/** Milliseconds until a tooltip opens (specification, chapter 9). */
export const openDelay = 700;

/** Milliseconds until it closes (decisions, “Tooltips”). */
export const closeDelay = 300;
