/**
 * Any SMTP server. A connection a message, never pooled: what became of a message must not hang on
 * another one. nodemailer's connection rather than its transport, since only there it shows whether
 * the server has been given any of the message: before that it cannot have accepted it.
 */
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { withinTime } from '../../_shared/withinTime.ts';
import { type Mail, toMime } from '../mail.ts';
import { NotSent, PerhapsSent, type Transport } from './transport.ts';

/** Milliseconds for connecting, from the name's look-up to the end of TLS, and for the greeting. */
const times = { dnsTimeout: 3000, connectionTimeout: 3000, greetingTimeout: 3000 };

/**
 * @param address `smtps://` for TLS from the start or `smtp://` for STARTTLS, without which nothing
 *   is sent, and in both the certificate is checked. On loopback, where nobody listens in and
 *   certificates are home-made, STARTTLS is used where it is offered, whatever the certificate
 */
export function createSmtp(address: string): Transport {
  const { server, credentials } = readAddress(new URL(address));
  return {
    name: 'smtp',
    remembersKeys: 0,
    async send(mail, { signal, begin }) {
      const content = await toMime(mail);
      let begun = false;
      const handOver = async (stream: Readable) => {
        try {
          await begin();
          // Once the time is up it has been said that nothing went out.
          if (signal.aborted) return;
          begun = true;
          stream.push(content);
          stream.push(null);
        } catch (error) {
          stream.destroy(error as Error);
        }
      };
      const message = new Readable({
        read() {
          void handOver(this);
        },
      });
      const connection = new SMTPConnection({ ...server, ...times, name: domainOf(mail) });
      try {
        const broken = new Promise<never>((_, reject) => connection.on('error', reject));
        const conversation = Promise.race([broken, converse(connection, mail, message)]);
        const response = await withinTime(signal, conversation);
        if (!/^2\d\d\b/.test(response)) throw new Error('The reply was none.');
      } catch (error) {
        throw judge(error, begun);
      } finally {
        connection.close();
      }
    },
  };

  async function converse(
    connection: SMTPConnection,
    { from, to }: Mail,
    message: Readable,
  ): Promise<string> {
    await promisify<void>((done) => connection.connect(done))();
    if (credentials) {
      await promisify<unknown>((done) => connection.login(credentials, done))();
    }
    const envelope = { from: from.address, to: [to.address] };
    const send = promisify<{ response: string }>((done) =>
      connection.send(envelope, message, done),
    );
    return (await send()).response;
  }
}

/** What nodemailer tells of a failure besides its message, which may quote addresses. */
interface Failure {
  code?: string;
  /** What was being said when it failed. */
  command?: string;
  /** The server's reply code, where the reply was a whole one. */
  responseCode?: number;
}

/** @param begun whether any of the message has gone to the server */
function judge(error: unknown, begun: boolean): Error {
  const { code, command, responseCode = 0 } = error as Failure;
  const words = [code, responseCode || undefined, command].filter(Boolean).join(' ');
  // After the message a 4xx or 5xx is the server's word that it has not taken it (RFC 5321, 4.2.5).
  const refused = code === 'EMESSAGE' && responseCode >= 400 && responseCode < 600;
  return begun && !refused
    ? new PerhapsSent(words, { cause: error })
    : new NotSent(words, { cause: error });
}

function readAddress({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
  const secure = protocol === 'smtps:';
  return {
    server: {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !loopback,
      tls: { rejectUnauthorized: !loopback },
    },
    credentials: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  };
}

/** The name the client gives itself: the sender's domain, as the machine's own tells nobody. */
function domainOf({ from }: Mail): string {
  return from.address.split('@')[1]!;
}
