import { forgetAttempts } from '../../../../test/support/mailbox';
import { logged } from '../../../../test/support/scenes/admin-house';
import type { Home } from '../../../../test/support/scenes/home-cast';
import {
  ask,
  doTo,
  facts,
  look,
  openRequestHome,
  REQUESTS_ONLY,
} from '../../../../test/support/scenes/request-cast';

let home: Home;

beforeAll(async () => {
  home = await openRequestHome();
});
beforeEach(() => forgetAttempts(home.testApp));
afterAll(() => home.testApp.close());

const LINK = '{ propertyId url qrSvg createdAt }';
const createLink = (client = home.as.administrator) =>
  ask(client, `mutation { createGuestLink(propertyId: ${home.property.id}) ${LINK} }`);
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const newToken = async () => tokenOf(await createLink());
const houseBehind = (token: string) =>
  ask(
    home.as.visitor,
    `query ($token: String!) { guestHouse(token: $token) { propertyName location } }`,
    {
      token,
    },
  );
const CREATE = `mutation ($input: CreateGuestRequestInput!) {
  createGuestRequest(input: $input) { id title propertyName } }`;
const guest = { firstName: ' Hugo ', lastName: 'Lamm', email: 'hugo@example.test' };
const askAsGuest = (token: string, told: object = {}) =>
  ask(home.as.visitor, CREATE, { input: facts({ token, ...guest, ...told }) });

const NO_LINK = 'NOT_FOUND token: This link is no longer valid. Please ask your host.';

describe('a guest link', () => {
  test('is created, can be printed again, and is drawn as a QR code', async () => {
    const link = await createLink();
    const { appUrl } = home.testApp.running.app;
    expect(link).toMatchObject({
      ...{ propertyId: String(home.property.id), createdAt: expect.any(String) },
    });
    expect(link.url.startsWith(`${appUrl}/guest/`)).toBe(true);
    expect(link.qrSvg).toMatch(/^<svg [^>]+>.*<\/svg>\s*$/s);
    const text = `{ guestLink(propertyId: ${home.property.id}) ${LINK} }`;
    expect(await ask(home.as.administrator, text)).toEqual(link);
    expect(
      await ask(home.as.administrator, `{ guestLink(propertyId: ${home.elsewhere.id}) { url } }`),
    ).toBeNull();
    expect(await logged(home.testApp)).toMatchObject([
      {
        action: 'property.create-guest-link',
        subject: `Property ${home.property.id}, Lake House`,
      },
    ]);
    expect(
      JSON.stringify(await home.testApp.running.app.db.query('select * from guest_links')),
    ).not.toContain(tokenOf(link).split('-').slice(1).join('-'));
  });

  test('shows its property to anyone until it is revoked or replaced', async () => {
    const first = await newToken();
    expect(await houseBehind(first)).toEqual({ propertyName: 'Lake House', location: 'Lucerne' });
    const second = await newToken();
    expect(await houseBehind(first)).toBe(NO_LINK);
    expect(await askAsGuest(first)).toBe(NO_LINK);
    expect(await houseBehind(second)).toMatchObject({ propertyName: 'Lake House' });
    const revoke = `mutation { revokeGuestLink(propertyId: ${home.property.id}) }`;
    expect(await ask(home.as.administrator, revoke)).toBe(true);
    expect(await houseBehind(second)).toBe(NO_LINK);
    expect(await askAsGuest(second)).toBe(NO_LINK);
    expect(await logged(home.testApp)).toMatchObject([{ action: 'property.revoke-guest-link' }]);
    expect(await ask(home.as.administrator, revoke)).toMatch(/^NOT_FOUND propertyId/);
  });

  test('created by two at once is one link', async () => {
    const tokens = (await Promise.all([createLink(), createLink()])).map(tokenOf);
    const answers = await Promise.all(tokens.map(houseBehind));
    expect(answers.filter((it) => it === NO_LINK)).toHaveLength(1);
  });

  test.each([
    ['another number', (token: string) => token.replace(/^\d+/, '999')],
    [
      'another signature',
      (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    ],
    ['no signature', (token: string) => token.split('-')[0] ?? ''],
    ['something else', () => "1' or true --"],
  ])('with %s opens nothing', async (_what, forged) => {
    expect(await houseBehind(forged(await newToken()))).toBe(NO_LINK);
  });

  test('is for administrators only', async () => {
    for (const who of ['guest', 'owner', 'plainAdministrator'] as const) {
      expect(await createLink(home.as[who])).toBe(`FORBIDDEN: ${REQUESTS_ONLY}`);
      expect(
        await ask(home.as[who], `{ guestLink(propertyId: ${home.property.id}) { url } }`),
      ).toBe(`FORBIDDEN: ${REQUESTS_ONLY}`);
    }
  });
});

describe('a guest', () => {
  test('makes a request without an account, and administrators handle it', async () => {
    const receipt = await askAsGuest(await newToken());
    expect(receipt).toMatchObject({ title: 'Fresh towels', propertyName: 'Lake House' });
    const seen = await look(home.as.administrator, receipt.id);
    expect(seen).toMatchObject({
      isGuest: true,
      user: { firstName: 'Hugo', lastName: 'Lamm', email: 'hugo@example.test' },
      history: [{ kind: 'CREATED', actorName: 'Hugo Lamm' }],
    });
    expect(await doTo(home.as.administrator, 'archiveSpecialRequest', receipt.id)).toMatchObject({
      history: [{ actorName: 'Hugo Lamm' }, { kind: 'ARCHIVED', actorName: 'Ada Admin' }],
    });
    expect(await look(home.as.guest, receipt.id)).toMatch(/^NOT_FOUND/);
  });

  test('who repeats a key, even concurrently, makes one request', async () => {
    const token = await newToken();
    const { clientKey } = facts();
    const answers = await Promise.all([
      askAsGuest(token, { clientKey }),
      askAsGuest(token, { clientKey }),
    ]);
    answers.push(await askAsGuest(token, { clientKey }));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await askAsGuest(token, { clientKey, title: 'Another' })).toMatch(/^CONFLICT clientKey/);
    // A user of another requester's key learns nothing of their request.
    expect(await askAsGuest(token, { clientKey, email: 'other@example.test' })).toMatch(
      /^CONFLICT clientKey/,
    );
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ email: 'nobody' }, 'email'],
    [{ title: '' }, 'title'],
    [{ category: 'nonsense' }, undefined],
  ])('is refused %j', async (told, field) => {
    const answer = await askAsGuest(await newToken(), told);
    expect(answer).toEqual(expect.stringContaining(field ? `BAD_USER_INPUT ${field}` : ''));
    expect(typeof answer).toBe('string');
  });

  test('makes at most ten requests an hour from one address', async () => {
    const token = await newToken();
    for (let asked = 0; asked < 10; asked += 1) await askAsGuest(token);
    expect(await askAsGuest(token)).toMatch(/^TOO_MANY_REQUESTS/);
  });

  test('notifies administrators immediately', async () => {
    const listener = await home.as.administrator.subscribe(
      'subscription { specialRequestEvents { id kind title priority propertyName askerName } }',
    );
    const { id } = await askAsGuest(await newToken());
    const [event] = await listener.received(1);
    expect(event.data.specialRequestEvents).toEqual({
      id,
      kind: 'CREATED',
      title: 'Fresh towels',
      priority: 'high',
      propertyName: 'Lake House',
      askerName: 'Hugo Lamm',
    });
    listener.stop();
  });

  test('cannot make a request from a page of another site', async () => {
    const input = facts({ token: await newToken(), ...guest });
    const answer = await home.as.visitor.send('POST', '/graphql', {
      body: { query: CREATE, variables: { input } },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});
