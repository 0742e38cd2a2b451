/** Hours within which the authority is to be told of a breach of personal data (GDPR, article 33, 1). */
export const breachHours = 72;

/** What one may do about one on a Friday at 16.40, and how many of these hours it leaves. */
export const hoursLeft = { wait: 8, ask: 0, tell: breachHours } as const;
