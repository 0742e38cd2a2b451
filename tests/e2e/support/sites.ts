/** The two sites the tests visit, each with its functions, on ports of their own. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const host = '127.0.0.1';

/** The site as it is deployed. */
export const site = serve(4180, 'dist', 'node scripts/serve.ts');

/** The same pages with React's development build, which speaks up when hydration differs. */
export const developmentSite = serve(
  4181,
  'dist-development',
  'node scripts/build.ts --development --out dist-development && node scripts/serve.ts --site dist-development',
);

function serve(port: number, name: string, command: string) {
  const outbox = join(tmpdir(), `outbox-${name}-${port}`);
  return {
    origin: `http://${host}:${port}`,
    command,
    /** Where this site's messages arrive. */
    outbox,
    environment: { HOST: host, PORT: String(port), OUTBOX_DIR: outbox },
  };
}
