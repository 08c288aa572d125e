import { WAYS } from '../../../test/support/clients/ways';
import { forgetAttempts, mailsTo } from '../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

// PostgreSQL treats the first letters as the lower case of the second.
const LOOKALIKE = 'm\u0130ke@f\u0130rm.test';
const OWN = 'mike@firm.test';

describe.each(WAYS)('an address that only looks like an account through $name', ({ call }) => {
  beforeEach(async () => {
    await testApp.running.app.db.query('update users set email = null');
    await testApp.running.app.db.query('delete from mails');
    await testApp.person({ email: OWN });
  });

  test.each(['forgotPassword', 'register', 'login'] as const)('is refused: %s', async (action) => {
    const rest = action === 'register' ? { firstName: 'A', lastName: 'B' } : {};
    const secret = action === 'login' ? { password: 'x' } : {};
    const answer = await call(testApp.visitor(), action, { email: LOOKALIKE, ...rest, ...secret });
    expect(answer).toMatchObject({ status: 400, field: 'email' });
    expect(await mailsTo(testApp, OWN)).toEqual([]);
  });

  test('in another letter case gets the reset link at the stored address', async () => {
    const { status } = await call(testApp.visitor(), 'forgotPassword', {
      email: OWN.toUpperCase(),
    });
    expect(status).toBe(200);
    expect((await mailsTo(testApp, OWN)).map((mail) => mail.recipient)).toEqual([OWN]);
  });
});
