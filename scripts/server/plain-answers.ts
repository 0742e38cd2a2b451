/** The short answers the server gives without a file. */
import type { ServerResponse } from 'node:http';
import type { Health } from './health.ts';

/** Answers with a status and a line of text. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.statusCode = status;
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Content-Type', 'text/plain;charset=utf-8');
  res.end(`${text}\n`);
}

/**
 * Sends the visitor to another address of this site, for good.
 *
 * @param location path and query, beginning with exactly one slash: two would name another host
 */
export function redirect(res: ServerResponse, location: string): void {
  res.setHeader('Location', location);
  sendText(res, 308, `Moved to ${location}`);
}

/** Tells how the server fares: 503 where somebody has to see to it. */
export function sendHealth(res: ServerResponse, health: Health): void {
  res.statusCode = health.faults.length > 0 ? 503 : 200;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json');
  res.end(`${JSON.stringify(health, null, 2)}\n`);
}
