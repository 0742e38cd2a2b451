/** An SMTP server on loopback, with faults on request. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { certificate } from './certificate.ts';

/** A reply code, or what it does instead of replying. */
type Reply = number | 'stall' | 'drop';

type Done = (error?: Error | null) => void;

/** The server's faults. */
export interface Play {
  connection?: 'refused' | 'silent' | 'garbage' | 'dropped';
  mail?: Reply;
  rcpt?: Reply;
  /** In the middle of the message. */
  within?: 'drop';
  /** After the whole message, which it accepts unless the reply refuses it. */
  data?: Reply | 'garbage';
  /** How long it takes over a message it accepts, in milliseconds. */
  slow?: number;
}

export interface SmtpOptions {
  /** Whether TLS is spoken from the start, offered, or neither. */
  tls?: 'implicit' | 'offered' | 'none';
  login?: { user: string; password: string };
}

export interface Smtp {
  port: number;
  /** From the next connection on. */
  play(how: Play): Promise<void>;
  /** The accepted messages. */
  mails: { raw: Buffer; from: string; to: string[]; secure: boolean; user: unknown }[];
  /** Answers all that have been left waiting for an answer. */
  resume(): void;
  /** How many RCPT commands it got. */
  recipients(): number;
  stop(): Promise<void>;
}

export async function startSmtp({ tls = 'offered', login }: SmtpOptions = {}): Promise<Smtp> {
  const mails: Smtp['mails'] = [];
  /** Those that never come to speak SMTP. */
  const sockets = new Set<Socket>();
  let how: Play = {};
  let recipients = 0;
  const stalled: Done[] = [];

  const protocol = new SMTPServer({
    ...certificate,
    logger: false,
    secure: tls === 'implicit',
    disabledCommands: tls === 'offered' ? [] : ['STARTTLS'],
    authOptional: !login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const known = username === login?.user && password === login?.password;
      done(known ? null : new Error('Who are you?'), { user: username });
    },
    onMailFrom: (_address, _session, done) => reply(how.mail, done),
    onRcptTo(_address, _session, done) {
      recipients += 1;
      reply(how.rcpt, done);
    },
    onData(stream, session, done) {
      if (how.within) stream.once('data', dropAll);
      else
        stream.toArray().then(
          (chunks: Buffer[]) => take(chunks, session, done),
          () => {},
        );
    },
  });
  // A client that is cut off in the middle is what these tests are about.
  protocol.on('error', () => {});

  const front = createServer((socket) => {
    socket.on('error', () => {});
    if (how.connection === 'dropped') socket.destroy();
    else if (how.connection) {
      sockets.add(socket);
      if (how.connection === 'garbage') socket.write('<!doctype html>\r\n');
    } else protocol.server.emit('connection', socket);
  });
  await open(0);
  const { port } = front.address() as AddressInfo;

  return {
    port,
    mails,
    resume() {
      for (const done of stalled.splice(0)) done();
    },
    recipients: () => recipients,
    async play(next) {
      how = next;
      if (how.connection === 'refused') await close();
      else if (!front.listening) await open(port);
    },
    stop: close,
  };

  async function take(chunks: Buffer[], session: SMTPServerSession, done: Done): Promise<void> {
    const { data, slow = 0 } = how;
    if (typeof data !== 'number') {
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        raw: Buffer.concat(chunks),
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        secure: session.secure,
        user: session.user,
      });
    }
    await pause(slow);
    if (data !== 'garbage') return reply(data, done);
    for (const { _socket: socket } of protocol.connections) socket.write('Thanks a lot!\r\n');
  }

  function reply(action: Reply | undefined, done: Done): void {
    if (action === 'drop') dropAll();
    else if (action === 'stall') stalled.push(done);
    else if (typeof action === 'number') {
      done(Object.assign(new Error('As told'), { responseCode: action }));
    } else done();
  }

  /** Of a connection with TLS the outermost socket: Node does not survive it the other way round. */
  function dropAll(): void {
    for (const { _socket: socket } of protocol.connections) socket.destroy();
    for (const socket of protocol._pendingSockets.values()) socket.destroy();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  async function open(at: number): Promise<void> {
    front.listen(at, '0.0.0.0');
    await once(front, 'listening');
  }

  async function close(): Promise<void> {
    if (!front.listening) return;
    front.close();
    dropAll();
    await once(front, 'close');
  }
}
