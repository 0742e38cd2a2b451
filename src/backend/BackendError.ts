import type { ErrorCode } from '../../supabase/functions/_shared/contract.ts';

/**
 * Why a call failed: the function's own error code; `network` if it could not be reached or the
 * connection broke; `timeout`; `stopped` by the visitor; `unreadable` if the answer breaks the contract.
 */
export type BackendErrorCode = ErrorCode | 'network' | 'timeout' | 'stopped' | 'unreadable';

/** What every failed call to the backend throws. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  /**
   * @param code why the call failed; its message is in the locale files
   * @param cause the caught error, for the console
   */
  constructor(code: BackendErrorCode, cause?: unknown) {
    super(`The call failed: ${code}`, { cause });
    this.code = code;
  }
}
