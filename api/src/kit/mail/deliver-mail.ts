import { createTransport, type Transporter } from 'nodemailer';
import { type DataSource, IsNull } from 'typeorm';
import { Mail } from './mail.entity';

/** In ms, for each step; a silent mail server must not hold a job for as long as nodemailer would wait. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** Hands a mail to the mail server; without one it is kept as it is, to be read at /dev/mail. */
export type Deliver = (mailId: number) => Promise<void>;

/**
 * Delivery is at least once: a process that dies between sending and marking sends again.
 * Errors are thrown for the worker to retry later.
 */
export function createDelivery(options: {
  db: DataSource;
  smtpUrl: string | undefined;
  from: string;
}): Deliver {
  const mails = options.db.getRepository(Mail);
  const transport: Transporter | undefined = options.smtpUrl
    ? createTransport({ url: options.smtpUrl, ...SMTP_TIMEOUTS })
    : undefined;

  return async (mailId) => {
    const mail = await mails.findOneBy({ id: mailId, sentAt: IsNull() });
    // An emptied one has waited too long to be of use.
    if (!mail?.text) return;
    if (!transport) {
      await mails.update(mailId, { sentAt: new Date() });
      return;
    }
    const { recipient: to, subject, text, html } = mail;
    await transport.sendMail({ from: options.from, to, subject, text, html });
    await mails.update(mailId, { sentAt: new Date(), text: '', html: '' });
  };
}
