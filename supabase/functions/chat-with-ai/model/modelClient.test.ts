// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createModelClient, ModelFault } from './modelClient.ts';

/** Nobody listens there. */
const nowhere = {
  apiKey: '',
  baseUrl: 'http://127.0.0.1:1/v1',
  name: 'model',
  dailyTokens: 1,
  context: 'passages',
} as const;

it('loads the library with a question, and again where it could not be loaded', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.doMock('openai', () => Promise.reject(new Error('no such file')));
  const client = createModelClient(nowhere);
  const ask = () => client({ system: '', user: '' }, AbortSignal.timeout(5000), () => {}).next();
  await vi.dynamicImportSettled();
  expect(unhandled).not.toHaveBeenCalled();
  await expect(ask()).rejects.not.toBeInstanceOf(ModelFault);
  vi.doUnmock('openai');
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' });
  process.off('unhandledRejection', unhandled);
});
