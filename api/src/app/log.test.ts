import { startTestApp, type TestApp } from '../../test/support/servers/test-app';
import { createLog } from './log';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test.each([
  ['a parameter', 'id', "'not a number'"],
  ['a row', 'first_name', 'null'],
])('a failed statement is logged without %s', async (_what, column, value) => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await testApp.person();
  const failing = testApp.running.app.db.query(
    `update users set password_hash = $1, ${column} = ${value}`,
    ['$2b$04$the-secret-hash'],
  );
  await failing.catch((err: unknown) => log.error({ err }, 'It failed'));
  expect(lines.join()).toContain('QueryFailedError');
  expect(lines.join()).not.toContain('the-secret-hash');
});
