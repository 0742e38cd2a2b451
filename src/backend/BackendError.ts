import type { ErrorCode } from '../../supabase/functions/_shared/contract.ts';

/**
 * Why a call failed: a code the function gave; `network` where it could not be reached or the
 * connection broke; `timeout` where it took too long; `stopped` where the visitor wanted no more;
 * `unreadable` where the answer is not as the contract has it.
 */
export type BackendErrorCode = ErrorCode | 'network' | 'timeout' | 'stopped' | 'unreadable';

/** What every failed call to the backend throws. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  /**
   * @param code why the call failed; the words for it stand in the locale files
   * @param cause what was caught, for the console
   */
  constructor(code: BackendErrorCode, cause?: unknown) {
    super(`The call failed: ${code}`, { cause });
    this.code = code;
  }
}
