export const browserFlags: string[];
export function findBrowser(): string | undefined;
export function ensureBrowser(say: (step: string) => void): Promise<void>;
