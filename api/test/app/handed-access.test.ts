import 'reflect-metadata';
import { issuePassword } from '../../src/features/people/command-line/issue-password';
import {
  removeAllSecondFactors,
  removeUserSecondFactor,
} from '../../src/features/people/command-line/remove-second-factor';
import { aDevice } from '../support/a-device';
import { invitationTokenFor } from '../support/mailbox';
import { steering } from '../support/scenes/drafts';
import { CLOSED, NEW_PASSWORD, OPEN, openHandedHome } from '../support/scenes/handed-home';
import { programOf } from '../support/scenes/tokens';
import { switchOnSecondFactor } from '../support/second-factor';
import { PASSWORD } from '../support/servers/test-app';

/** Wish lists are closed in sessions that began after an administrator gave access to the account. */
let it: Awaited<ReturnType<typeof openHandedHome>>;

beforeEach(async () => {
  it = await openHandedHome();
});

afterEach(() => it.home.testApp.close());

test('an administrator who sets a password and signs in with it reads and changes no wishes', async () => {
  for (const step of ['openDraft', 'pauseDraft']) {
    await it.home.as.administrator.graphql(steering(step), { draftId: it.draftId });
  }
  const client = await it.enterByTemporary();
  expect(await it.answers(client)).toEqual(CLOSED);
  const program = await programOf(client, { scopes: ['DRAFT_WRITE'] });
  expect(await it.answers(program)).toEqual(CLOSED);
  const { body } = await client.get('/api/my-data');
  const closed = [{ closed: await it.sentence(client) }];
  expect(body).toMatchObject({ wishLists: closed, committedWishLists: closed });
  expect(JSON.stringify(body)).not.toMatch(/"salt"|30,31/);
  expect(await it.query('select weeks from wish_lists')).toEqual([{ weeks: [30, 31] }]);
  const { data } = await it.home.as.inactiveOwner.graphql(
    `{ houseActions(propertyId: ${it.home.property.id}, first: 1) { items { text } } }`,
  );
  expect(data.houseActions.items).toEqual([
    {
      text: `${it.giverName} set a temporary password for ${it.home.people.owner.firstName} Test.`,
    },
  ]);
});

test('nor does someone who is let in from there read or choose', async () => {
  const client = await it.enterByTemporary();
  const shares = await it.query(
    'select id from shares where property_id = $1 and share_number in (1, 3) order by share_number',
    [it.home.property.id],
  );
  const [shareId, delegateShareId] = shares.map(({ id }: { id: number }) => id);
  const text = await it.sentence(client);
  const asked = [
    client.graphql(`mutation { inviteShareMember(shareId: ${shareId}) { url } }`),
    client.graphql(`mutation { delegateTurns(input: {
      draftId: ${it.draftId}, shareId: ${shareId}, delegateShareId: ${delegateShareId} }) { id } }`),
  ];
  for (const { errors } of await Promise.all(asked)) expect(errors?.[0]?.message).toBe(text);
});

test('nor does a browser of the owner lose its signatures from there', async () => {
  const { key } = await aDevice();
  const { owner } = it.home.as;
  const ADD = 'mutation($input: DeviceKeyInput!) { addDeviceKey(input: $input) { id } }';
  const { data } = await owner.graphql(ADD, { input: { key } });
  const client = await it.enterByTemporary();
  const { errors } = await client.graphql('mutation($id: ID!) { removeDeviceKey(id: $id) }', {
    id: data.addDeviceKey.id,
  });
  expect(errors?.[0]?.message).toBe(await it.sentence(client));
  expect(await it.query('select key from device_keys')).toEqual([{ key }]);
});

test('the refusal says who, when, until when, and what helps, by the clock of the reader', async () => {
  const client = await it.enterByTemporary();
  const who = `${it.giverName} gave access to this account on`;
  const moment = String.raw`\w+day, \d+ \w+ \d{4}, \d\d:\d\d`;
  const help =
    'or until you sign out and set a new password by ‘Forgot password\\?’, which emails you a link';
  const closed = 'wish lists are closed, and no one else can be let into your shares';
  const utc = `^${who} ${moment} UTC\\. Until ${moment} UTC, ${help}, ${closed}\\.$`;
  expect(await it.sentence(client)).toMatch(new RegExp(utc));
  await it.query(`update users set time_zone = 'Europe/Zurich' where id = $1`, [it.ownerId]);
  expect(await it.sentence(client)).toMatch(
    new RegExp(`^${who} ${moment}\\. Until ${moment}, ${help}, ${closed}\\.$`),
  );
  const { at } = await it.resetOf();
  expect(await it.handed(client)).toEqual({ by: it.home.people.administrator.id, at });
});

describe('each act that gives access closes wish lists in the sessions after it', () => {
  const withoutFactor = async (remove: () => Promise<unknown>) => {
    await switchOnSecondFactor(it.home.as.owner);
    await remove();
    return it.signedIn();
  };

  test.each([
    ['a temporary password', false, () => it.enterByTemporary()],
    [
      'another address, and a link to it',
      false,
      async () => {
        await it.moveAddress('moved@example.test');
        return it.resetByLink('moved@example.test');
      },
    ],
    [
      'a second factor that is removed',
      false,
      () => withoutFactor(() => it.act(`removeSecondFactor(userId: ${it.ownerId})`)),
    ],
    [
      'a temporary password by REST',
      false,
      async () => {
        const path = '/api/admin/set-temporary-password';
        const { body } = await it.home.as.administrator.post(path, { userId: it.ownerId });
        return it.enter(body.password);
      },
    ],
    [
      'a password from the command line',
      true,
      async () => it.enter(await issuePassword(it.commandLine, it.home.people.owner.email ?? '')),
    ],
    [
      'a second factor removed there',
      true,
      () =>
        withoutFactor(() =>
          removeUserSecondFactor(it.commandLine, it.home.people.owner.email ?? ''),
        ),
    ],
    [
      'all second factors removed there',
      true,
      () => withoutFactor(() => removeAllSecondFactors(it.commandLine)),
    ],
  ])('%s', async (_act, isOperator, open) => {
    const client = await open();
    expect(await it.answers(client)).toEqual(CLOSED);
    const { id, firstName } = it.home.people.administrator;
    expect((await it.handed(client))?.by).toBe(isOperator ? null : id);
    const giver = isOperator ? 'The operator of the server' : `${firstName} Test`;
    expect(await it.sentence(client)).toMatch(
      new RegExp(`^${giver} gave access to this account on `),
    );
  });

  test('an invitation marks the sessions for 72 hours, and closes no list: there is none', async () => {
    await it.query('update users set password_hash = null where id = $1', [it.ownerId]);
    await it.act(`inviteUsers(input: { userIds: [${it.ownerId}] }) { id }`);
    const token = await invitationTokenFor(it.home.testApp, it.home.people.owner.email ?? '');
    const client = it.home.testApp.visitor();
    const ACCEPT = `mutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) { isFirstLogin } }`;
    const { errors } = await client.graphql(ACCEPT, {
      input: { token, newPassword: NEW_PASSWORD },
    });
    expect(errors).toBeUndefined();
    expect(await it.answers(client)).toEqual(OPEN);
    expect(await it.handed(client)).toMatchObject({ by: it.home.people.administrator.id });
    await it.home.testApp.pass('71 hours 59 minutes');
    expect(await it.handed(client)).not.toBeNull();
    await it.home.testApp.pass('2 minutes');
    expect(await it.answers(client)).toEqual(OPEN);
    expect(await it.handed(client)).toBeNull();
  });

  test('but no address that an administrator gives themselves', async () => {
    const { id } = it.home.people.administrator;
    const email = 'ada@example.test';
    const path = `/api/admin/users/${id}`;
    expect((await it.home.as.administrator.patch(path, { email })).status).toBe(200);
    expect(await it.handed(await it.signedIn(PASSWORD, email))).toBeNull();
  });
});

test('the user reads it in their own data', async () => {
  const client = await it.enterByTemporary();
  const { body } = await client.get('/api/my-data');
  const giver = it.giverName;
  expect(body.account).toMatchObject([{ accessGivenBy: giver, addressChangedAt: null }]);
  expect(body.account[0].accessGivenAt).not.toBeNull();
});
