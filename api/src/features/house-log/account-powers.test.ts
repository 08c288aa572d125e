import type { ApiClient } from '../../../test/support/clients/api-client';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { switchOnSecondFactor } from '../../../test/support/second-factor';
import { PASSWORD } from '../../../test/support/servers/test-app';

/** The powers of an administrator over the account of an owner. */
let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const LOG = 'query($propertyId: ID!) { houseActions(propertyId: $propertyId) { items { text } } }';

async function lines(client: ApiClient): Promise<string[]> {
  const { data } = await client.graphql(LOG, { propertyId: home.property.id });
  return data.houseActions.items.map(({ text }: { text: string }) => text);
}

async function act(mutation: string) {
  const { errors } = await home.as.administrator.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
}

/** Signs the owner in again: a temporary password ended the session, and has to be replaced. */
async function signInAgain(temporary: string) {
  const client = home.testApp.visitor();
  const { email } = home.people.owner;
  await client.post('/api/auth/login', { email, password: temporary });
  const change = { currentPassword: temporary, newPassword: PASSWORD };
  expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
  home.as.owner = client;
}

/** Signs the owner in again: an act that gives access ends the sessions under an earlier one. */
async function signInAsBefore() {
  home.as.owner = await home.testApp.signIn(home.people.owner);
}

let addresses = 0;

const POWERS = [
  {
    power: 'changed the e-mail address of',
    async use(userId: number) {
      addresses += 1;
      const email = `moved-${addresses}@example.test`;
      const { status } = await home.as.administrator.patch(`/api/admin/users/${userId}`, { email });
      expect(status).toBe(200);
      home.people.owner.email = email;
      await signInAsBefore();
    },
  },
  {
    power: 'viewed Fairweek as',
    async use(userId: number) {
      await act(`startViewing(userId: ${userId})`);
      await act('stopViewing');
    },
  },
  {
    power: 'switched off two-step verification for',
    async use(userId: number) {
      await switchOnSecondFactor(home.as.owner);
      await act(`removeSecondFactor(userId: ${userId})`);
      await signInAsBefore();
    },
  },
  {
    power: 'set a temporary password for',
    async use(userId: number) {
      const path = '/api/admin/set-temporary-password';
      const { body } = await home.as.administrator.post(path, { userId });
      await signInAgain(body.password);
    },
  },
];

test.each(POWERS)(
  'only the owner concerned reads that an administrator $power them',
  async ({ power, use }) => {
    const { administrator, owner } = home.people;
    const others = [home.as.inactiveOwner, home.as.administrator];
    const before = await Promise.all([home.as.owner, ...others].map(lines));
    await use(owner.id);
    const after = await Promise.all([home.as.owner, ...others].map(lines));
    const line = `${administrator.firstName} Test ${power} ${owner.firstName} Test.`;
    expect(after).toEqual([[line, ...(before[0] ?? [])], ...before.slice(1)]);
  },
);

test('no power is missing: whatever users may read of their account was read above', async () => {
  const { app } = home.testApp.running;
  const rows = await app.db.query(
    `select distinct action from audit_log where action like 'user.%'`,
  );
  const used = rows.map(({ action }: { action: string }) => action);
  const declared = Object.keys(app.auditAreas.user?.forOwners ?? {});
  expect(declared).not.toEqual([]);
  expect(used).toEqual(expect.arrayContaining(declared.map((verb) => `user.${verb}`)));
});

test.each(POWERS)(
  'all owners read that an administrator $power an owner while a draft is planned',
  async ({ power, use }) => {
    const { owner } = home.people;
    await home.testApp.running.app.db.query(
      `insert into drafts (property_id, year, status, rules) values ($1, 2040, 'PLANNED', '{}')
        on conflict do nothing`,
      [home.property.id],
    );
    const before = await lines(home.as.inactiveOwner);
    await use(owner.id);
    expect((await lines(home.as.inactiveOwner))[0]).toContain(`${power} ${owner.firstName} Test.`);
    const stranger = home.people.strangerOwner;
    const { body } = await home.as.administrator.post('/api/admin/set-temporary-password', {
      userId: stranger.id,
    });
    expect(body.password).toBeDefined();
    expect(await lines(home.as.inactiveOwner)).toHaveLength(before.length + 1);
  },
);
