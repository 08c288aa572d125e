import { startTestApp } from '../../../test/support/servers/test-app';
import { failLostMails } from './use-cases/fail-lost-mails';

test('the failed job of an email is deleted: the email itself counts as failed', async () => {
  const testApp = await startTestApp();
  const { app } = testApp.running;
  await app.db.query("select graphile_worker.add_job('deliver-mail')");
  await app.db.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await app.db.query("select graphile_worker.add_job('deliver-mail', job_key := 'waits')");
  await failLostMails(app);
  expect(await app.db.query('select key from graphile_worker.jobs')).toEqual([{ key: 'waits' }]);
  await testApp.close();
});
