import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Neither sources nor needed to build from them. */
const ignored =
  /^(?:\.build|\.data|\.env.*|\.git|\.outbox|dist.*|exchange|gallery|node_modules|test-results|tests)$/;

/**
 * Copies the project without what it has built or kept. Its packages are the same; what tools keep among
 * them is the copy's own.
 *
 * @returns the copy's folder, removed when the process ends
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync(project).filter((one) => !ignored.test(one))) {
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (file) => !file.includes('.generated.'),
    });
  }
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (!name.startsWith('.vite')) {
      symlinkSync(join(project, 'node_modules', name), join(packages, name));
    }
  }
  return root;
}
