import { forgetAttempts, mailsTo } from '../../../test/support/mailbox';
import { freePort } from '../../../test/support/servers/free-port';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { findState } from './steps/find-state';
import { reportProblems } from './use-cases/report-problems';

let testApp: TestApp;

afterEach(() => testApp.close());

const open = async (env: Record<string, string> = {}) => {
  testApp = await startTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ...env },
  });
  const admin = await testApp.person({ isAdmin: true });
  const owner = await testApp.person();
  const warn = jest.spyOn(testApp.running.app.log, 'warn');
  // Others may warn as well, such as of a job that is slow on a slow machine.
  const warnings = () =>
    warn.mock.calls.flatMap(([it]) => (it as { problem?: string }).problem ?? []);
  return { admin, owner, warnings };
};

const NO_BACKUP = 'There is no backup: set BACKUP_DIR, or run "npm run backup".';

test('a problem is logged, and administrators are mailed once a day, whichever process is first', async () => {
  const { admin, owner, warnings } = await open();
  const second = await startTestApp({ databaseUrl: testApp.databaseUrl });
  await reportProblems(testApp.running.app);
  await reportProblems(second.running.app);
  expect(warnings()).toContain(NO_BACKUP);
  const mails = await mailsTo(testApp, String(admin.email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Fairweek needs attention']);
  expect(mails[0]?.text).toContain(NO_BACKUP);
  expect(mails[0]?.text).toContain('/admin?tab=system');
  expect(await mailsTo(testApp, String(owner.email))).toEqual([]);
  await forgetAttempts(testApp);
  await reportProblems(testApp.running.app);
  expect(await mailsTo(testApp, String(admin.email))).toHaveLength(2);
  await second.close();
});

test('nothing is said where nothing is wrong, and no one is mailed in a demo', async () => {
  const { admin, warnings } = await open({ DEMO: 'on', SMTP_URL: '' });
  await testApp.runBackground();
  await until(async () => (await findState(testApp.running.app)).worker);
  await reportProblems(testApp.running.app);
  expect(warnings()).toEqual([]);
  await testApp.running.app.db.query(`insert into mails (recipient, subject, text, html, failed_at)
    values ('a@b.test', 's', 't', 'h', now())`);
  // A process keeps its figures for some seconds; another one has none yet.
  const { app } = testApp.running;
  await reportProblems({ ...app, state: { ...app.state } });
  expect(warnings()).toEqual(['1 email could not be delivered: resend or dismiss under Mail.']);
  expect(await mailsTo(testApp, String(admin.email))).toEqual([]);
});
