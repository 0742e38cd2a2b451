/** What may go wrong in a way the caller is told of: an error code and the answer that carries it. */
import type { ErrorCode, ErrorResponse } from './contract.ts';

const statuses: Record<ErrorCode, number> = {
  body_too_large: 413,
  delivery_failed: 502,
  delivery_unknown: 502,
  idempotency_conflict: 409,
  internal_error: 500,
  invalid_idempotency_key: 400,
  invalid_request: 422,
  malformed_json: 400,
  method_not_allowed: 405,
  not_found: 404,
  origin_not_allowed: 403,
  rate_limited: 429,
  unavailable: 503,
  unsupported_media_type: 415,
};

/** Thrown anywhere in a function to end the request with that code. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  /**
   * @param code one of the contract's codes; it decides the HTTP status
   * @param message what a developer reads in the answer: nothing the caller sent, nothing secret
   * @param headers headers the answer carries besides, such as `Allow`
   */
  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }

  get status(): number {
    return statuses[this.code];
  }

  toResponse(): Response {
    const body: ErrorResponse = { error: { code: this.code, message: this.message } };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}
