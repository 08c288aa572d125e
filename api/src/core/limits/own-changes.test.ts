import { makeCoOwnedHome } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test.each([
  'mutation { saveTheme(themeId: "dark") }',
  'mutation { saveMailPreference(unreadMails: true) }',
  'mutation { createCalendarFeed { url } }',
  'mutation { nameGuests(input: { bookingId: 1, guests: "Aunt May" }) { id } }',
  'mutation { offerWeek(bookingId: 1, isOpen: true) }',
])('%s is limited per user', async (change) => {
  const { one, other } = await makeCoOwnedHome(testApp);
  const codeOf = async (client = one.client) => {
    const { errors } = await client.graphql(change);
    return errors?.[0]?.extensions.code;
  };
  for (let changes = 0; changes < 120; changes += 20) {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf()));
    expect(codes).not.toContain('TOO_MANY_REQUESTS');
  }
  expect(await codeOf()).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(other.client)).not.toBe('TOO_MANY_REQUESTS');
});
