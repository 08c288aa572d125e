import { type House, openHouse } from '../../../test/support/servers/house';
import { forgetAttempts, mailsTo } from '../../../test/support/mailbox';
import { WAYS } from '../../../test/support/clients/ways';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => forgetAttempts(house));
afterAll(() => house.close());

// PostgreSQL treats the first letters as the lower case of the second.
const LOOKALIKE = 'm\u0130ke@f\u0130rm.test';
const OWN = 'mike@firm.test';

describe.each(WAYS)('an address that only looks like an account through $name', ({ call }) => {
  beforeEach(async () => {
    await house.running.app.db.query('update users set email = null');
    await house.running.app.db.query('delete from mails');
    await house.person({ email: OWN });
  });

  test.each(['forgotPassword', 'register', 'login'] as const)('is refused: %s', async (action) => {
    const rest = action === 'register' ? { firstName: 'A', lastName: 'B' } : {};
    const secret = action === 'login' ? { password: 'x' } : {};
    const answer = await call(house.visitor(), action, { email: LOOKALIKE, ...rest, ...secret });
    expect(answer).toMatchObject({ status: 400, field: 'email' });
    expect(await mailsTo(house, OWN)).toEqual([]);
  });

  test('in another letter case gets the reset link at the stored address', async () => {
    const { status } = await call(house.visitor(), 'forgotPassword', { email: OWN.toUpperCase() });
    expect(status).toBe(200);
    expect((await mailsTo(house, OWN)).map((mail) => mail.recipient)).toEqual([OWN]);
  });
});
