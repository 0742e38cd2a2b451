import type { ErrorCode } from '../../supabase/functions/_shared/contract.ts';

/**
 * Why a call failed: a code the function gave; `network` where it could not be reached or the
 * caller broke off; `timeout` where it took too long; `unreadable` where the answer is not as the
 * contract has it.
 */
export type BackendErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable';

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
