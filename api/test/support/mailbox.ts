import { Mail } from '../../src/core/mail/mail.entity';
import type { TestApp } from './servers/test-app';
import { until } from './until';

/**
 * Resolves once every email requested without a session is written or has turned out to have no
 * recipient.
 */
export const writtenMails = (testApp: TestApp) => testApp.runJobs();

/** The emails that have been written to an address so far, oldest first. */
export const storedMails = ({ running }: TestApp, recipient: string): Promise<Mail[]> =>
  running.app.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });

/** The emails to an address, oldest first. */
export async function mailsTo(testApp: TestApp, recipient: string): Promise<Mail[]> {
  await writtenMails(testApp);
  return storedMails(testApp, recipient);
}

async function inLastMail(testApp: TestApp, recipient: string, pattern: RegExp): Promise<string> {
  const mail = (await mailsTo(testApp, recipient)).at(-1);
  const found = mail?.text.match(pattern)?.[1];
  if (!found) throw new Error(`The last mail to ${recipient} has nothing like ${pattern}.`);
  return found;
}

/** The one-time code in the last email to the address. */
export const codeFor = (testApp: TestApp, email: string) =>
  inLastMail(testApp, email, /^(\d{6})$/m);

/** The token of the reset link in the last email to the address. */
export const resetTokenFor = (testApp: TestApp, email: string) =>
  inLastMail(testApp, email, /\/reset-password\?token=([\w-]+)/);

/** The token of the link in the last email to the address that restores it. */
export const restoreTokenFor = (testApp: TestApp, email: string) =>
  inLastMail(testApp, email, /\/restore-email\?token=([\w-]+)/);

const INVITATION = /\/invitation\?token=([\w-]+)/;

/** The token of the last of so many invitations to the address, once a worker has written them. */
export async function invitationTokenFor(
  testApp: TestApp,
  email: string,
  count = 1,
): Promise<string> {
  const texts = await until(async () => {
    const written = (await mailsTo(testApp, email)).filter(({ text }) => INVITATION.test(text));
    return written.length >= count ? written.map(({ text }) => text) : null;
  });
  return texts.at(-1)?.match(INVITATION)?.[1] ?? '';
}

/** A code that differs from the given one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Resets all counted attempts, as if time had passed. */
export async function forgetAttempts(testApp: TestApp): Promise<void> {
  await testApp.running.app.db.query('delete from throttle');
}

/** Makes every delivery waiting for its next attempt due now, and returns their number. */
export async function hurryMail(testApp: TestApp): Promise<number> {
  const [, count] = await testApp.running.app.db.query(`update graphile_worker._private_jobs
    set run_at = now() where locked_at is null and attempts > 0 and key like 'deliver-mail:%' returning id`);
  return count;
}

/** The last email to the address once it meets the condition. */
export function mailOnce(
  testApp: TestApp,
  recipient: string,
  isReady: (mail: Mail) => boolean,
): Promise<Mail> {
  return until(async () => {
    const mail = (await mailsTo(testApp, recipient)).at(-1);
    return mail && isReady(mail) ? mail : null;
  });
}
