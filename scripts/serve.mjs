/**
 * `npm run serve`: serves what is built (`scripts/server/serve.ts`). Installs nothing, since a server starts
 * where there may be no registry, and says in words what is missing, under whatever Node there is.
 */
import process from 'node:process';

/** What Node says where it cannot run TypeScript, and where a package is not there. */
const missing = ['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_MODULE_NOT_FOUND'];

try {
  await import('./server/serve.ts');
} catch (error) {
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!missing.includes(code)) throw error;
  const [fault] = message.split('\n');
  console.error(
    `The packages are not installed. Install them first: npm ci --omit=dev\n(${fault})`,
  );
  process.exitCode = 1;
}
