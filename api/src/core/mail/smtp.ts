import { connect } from 'node:net';
import type { Transporter } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';

/** How long a mail server may be silent at each step, in ms. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/**
 * Time limit of a whole delivery, however slowly the server responds, in ms; well below
 * LONGEST_JOB_SECONDS.
 */
const DELIVERY_MS = 90_000;

/**
 * Creates the transport to the mail server; each email has its own connection, cut at the time
 * limit.
 */
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
  // Loaded at the first email: most starts send none.
  const { createTransport }: typeof import('nodemailer') = require('nodemailer');
  return createTransport(options);
}
