import { connect } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';

/** In ms, for each step: how long a mail server may be silent. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** In ms, for a whole delivery, however little by little the server answers; well below LONGEST_JOB_SECONDS. */
const DELIVERY_MS = 90_000;

/** The way to the mail server; each mail has a connection of its own, which ends when its time is over. */
export function createSmtpTransport(url: string): Transporter {
  const options: Options = {
    url,
    ...SMTP_TIMEOUTS,
    getSocket({ host, port, secure }, done) {
      const signal = AbortSignal.timeout(DELIVERY_MS);
      const standard = secure ? 465 : 587;
      const socket = connect({ host, port: Number(port ?? standard), signal });
      const giveUp = () => socket.destroy(new Error('Connection timeout'));
      socket.setTimeout(SMTP_TIMEOUTS.connectionTimeout, giveUp);
      const fail = (error: Error) => done(error, undefined);
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.setTimeout(0);
        socket.off('timeout', giveUp);
        socket.off('error', fail);
        done(null, { connection: socket });
      });
    },
  };
  return createTransport(options);
}
