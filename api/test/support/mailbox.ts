import { Mail } from '../../src/core/mail/mail.entity';
import type { House } from './servers/house';
import { until } from './until';

const ASKED_FOR = `select 1 from graphile_worker.jobs
  where task_identifier = 'send-account-mail' and last_error is null`;

/**
 * Resolves once every email requested without a session is written or has turned out to have no
 * recipient.
 */
export async function writtenMails({ running }: House): Promise<void> {
  await until(async () => (await running.app.db.query(ASKED_FOR)).length === 0, 10);
}

/** The emails written to an address, oldest first. */
export async function mailsTo(house: House, recipient: string): Promise<Mail[]> {
  await writtenMails(house);
  return house.running.app.db
    .getRepository(Mail)
    .find({ where: { recipient }, order: { id: 'ASC' } });
}

async function inLastMail(house: House, recipient: string, pattern: RegExp): Promise<string> {
  const mail = (await mailsTo(house, recipient)).at(-1);
  const found = mail?.text.match(pattern)?.[1];
  if (!found) throw new Error(`The last mail to ${recipient} has nothing like ${pattern}.`);
  return found;
}

/** The one-time code in the last email to the address. */
export const codeFor = (house: House, email: string) => inLastMail(house, email, /^(\d{6})$/m);

/** The token of the reset link in the last email to the address. */
export const resetTokenFor = (house: House, email: string) =>
  inLastMail(house, email, /\/reset-password\?token=([\w-]+)/);

/** A code that differs from the given one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Resets all counted attempts, as if time had passed. */
export async function forgetAttempts(house: House): Promise<void> {
  await house.running.app.db.query('delete from throttle');
}

/** Makes every delivery waiting for its next attempt due now, and returns their number. */
export async function hurryMail(house: House): Promise<number> {
  const [, count] = await house.running.app.db.query(`update graphile_worker._private_jobs
    set run_at = now() where locked_at is null and attempts > 0 and key like 'deliver-mail:%' returning id`);
  return count;
}

/** The last email to the address once it meets the condition. */
export function mailOnce(
  house: House,
  recipient: string,
  isReady: (mail: Mail) => boolean,
): Promise<Mail> {
  return until(async () => {
    const mail = (await mailsTo(house, recipient)).at(-1);
    return mail && isReady(mail) ? mail : null;
  });
}
