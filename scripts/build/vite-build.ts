import type { BuildOptions, Rolldown } from 'vite';
import type { SiteFiles } from './output.ts';

/**
 * Has Vite build something and writes nothing: two builds at a time know nothing of each other.
 *
 * @param mode Vite's mode
 * @returns the files by their address
 */
export async function bundle(mode: string, options: BuildOptions): Promise<SiteFiles> {
  // Loaded when it is needed: most builds make no code.
  const { build } = await import('vite');
  const result = await build({
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: { ...options, write: false },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
}
