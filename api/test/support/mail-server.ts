import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it takes. */
export interface MailServer {
  url: string;
  /** The first mail to the address as it came, once it is there. */
  received(address: string): Promise<string>;
  count(address: string): number;
  /** Whether recipients are refused for now. */
  refuse(refusing: boolean): void;
  /** Resolves once a mail to the address was refused. */
  refused(address: string): Promise<void>;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const taken: { to: string[]; raw: string }[] = [];
  const turnedAway = new Set<string>();
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (refusing) turnedAway.add(address);
      done(refusing ? new Error('Please come back later') : undefined);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream).then((raw) => {
        taken.push({ to, raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = (address: string) => taken.filter(({ to }) => to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    async received(address) {
      for (;;) {
        const [mail] = mailsTo(address);
        if (mail) return mail.raw;
        await sleep(20);
      }
    },
    count: (address) => mailsTo(address).length,
    refuse(now) {
      refusing = now;
    },
    async refused(address) {
      while (!turnedAway.has(address)) await sleep(20);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
