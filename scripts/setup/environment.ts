import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../.env', import.meta.url));

/** Puts what `.env` sets into the environment, where the environment does not say it already. */
export function loadEnvironment(): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
