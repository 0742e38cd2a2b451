/** The browser's bare protocol (DevTools Protocol), a session for each page. */

/** Sends a command. @throws Error where the browser does not understand it, or is gone */
export type Send = <Result>(method: string, params?: object) => Promise<Result>;

export interface Connection {
  /** @param sessionId a page's; without it the browser itself is spoken to */
  session(sessionId?: string): Send;
  close(): void;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** @param address where the browser listens, `ws://…` */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const fail = () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser is gone' } });
  };
  socket.addEventListener('close', fail);
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (!answer.id) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  const session =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
        );
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
  return { session, close: () => socket.close() };
}
