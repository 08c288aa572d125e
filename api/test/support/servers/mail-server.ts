import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { until } from '../until';

/** The server’s response to emails for an address; it accepts them by default. */
type Treatment =
  | 'take'
  /** Refuses the recipient temporarily (450). */
  | 'later'
  /** Refuses the recipient permanently (550). */
  | 'never'
  /** Refuses the message after receiving it (554). */
  | 'reject'
  /** Cuts the connection in the middle of the message. */
  | 'drop'
  /** Receives the message and does not answer. */
  | 'hang';

/** A real mail server that keeps the emails it accepts. */
export interface MailServer {
  url: string;
  /** The raw first email to the address, once it has arrived. */
  received(address: string): Promise<string>;
  /** All accepted emails to the address. */
  all(address: string): string[];
  count(address: string): number;
  /** Sets how emails for the address are treated from now on, and the words of 'later'. */
  treat(address: string, treatment: Treatment, words?: string): void;
  /** The only valid password; without one, any is valid. */
  demandPassword(password: string | null): void;
  /** Awaited between receiving a message and acknowledging or rejecting it. */
  beforeAcknowledging(work: () => Promise<void>): void;
  /** Resolves once this many emails to the address were started but not accepted. */
  turnedAway(address: string, times?: number): Promise<void>;
  close(): Promise<void>;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export async function openMailServer(port = 0): Promise<MailServer> {
  const taken: { to: string[]; raw: string }[] = [];
  const notTaken: string[] = [];
  let beforeAcknowledging = async () => {};
  let rightPassword: string | null = null;
  const treatments = new Map<string, Treatment>();
  let later = 'Please come back later';
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (rightPassword === null || password === rightPassword)
        return done(null, { user: username });
      done(refusal(535, 'Authentication credentials invalid'));
    },
    onRcptTo({ address }, _session, done) {
      const treatment = treatments.get(address) ?? 'take';
      if (treatment !== 'take') notTaken.push(address);
      if (treatment === 'later') return done(refusal(450, later));
      if (treatment === 'never') return done(refusal(550, 'Nobody of this name lives here'));
      done();
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const treatment = treatments.get(to[0] ?? '') ?? 'take';
      if (treatment === 'drop') {
        const connections = [...server.connections] as { id?: string; close?(): void }[];
        connections.find(({ id }) => id === session.id)?.close?.();
        return;
      }
      text(stream).then(async (raw) => {
        if (treatment === 'hang') return;
        const isTaken = treatment !== 'reject';
        if (isTaken) taken.push({ to, raw });
        await beforeAcknowledging();
        if (isTaken) return done();
        const [, secret = 'nothing'] = /\r\n(\d{6})\r\n/.exec(raw) ?? [];
        done(refusal(554, `No: the message says ${secret}`));
      }, done);
    },
  });
  // Connections cut by a client are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const mailsTo = (recipient: string) => taken.filter(({ to }) => to.includes(recipient));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received: async (recipient) => (await until(() => mailsTo(recipient)[0])).raw,
    all: (recipient) => mailsTo(recipient).map(({ raw }) => raw),
    count: (recipient) => mailsTo(recipient).length,
    treat(recipient, treatment, words) {
      treatments.set(recipient, treatment);
      later = words ?? later;
    },
    demandPassword(password) {
      rightPassword = password;
    },
    beforeAcknowledging(work) {
      beforeAcknowledging = work;
    },
    async turnedAway(recipient, times = 1) {
      await until(() => notTaken.filter((it) => it === recipient).length >= times);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
