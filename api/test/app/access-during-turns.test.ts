import 'reflect-metadata';
import { issuePassword } from '../../src/features/people/command-line/issue-password';
import {
  removeAllSecondFactors,
  removeUserSecondFactor,
} from '../../src/features/people/command-line/remove-second-factor';
import type { ApiClient } from '../support/clients/api-client';
import { resetTokenFor } from '../support/mailbox';
import { openedDraft, PICK, shareIdsOf, steering } from '../support/scenes/drafts';
import { type Home, openHome } from '../support/scenes/home-cast';
import { addSecondMember } from '../support/scenes/second-member';
import { switchOnSecondFactor } from '../support/second-factor';

/** While an owner’s turn runs in a draft, no administrator gives access to their account. */
let home: Home;
let draft: { id: number };
let shareIds: Map<number, number>;

/** It is the turn of share 12, then of share 1, which are the owner's. */
beforeEach(async () => {
  home = await openHome();
  shareIds = await shareIdsOf(home);
  draft = await openedDraft(home, { rounds: 1 });
});

afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);
const commandLine = () => ({ app: app(), actor: null, address: null });
const email = () => home.people.owner.email ?? '';

const REFUSAL =
  'The draft of 2031 at Lake House waits for a choice of this user. Please wait until the turn is over; ‘Forgot password?’ emails them a link to their own address.';

const SET = 'mutation($userId: ID!) { setTemporaryPassword(userId: $userId) { expiresAt } }';
const UPDATE = 'mutation($input: UpdateUserInput!) { updateUser(input: $input) { id } }';

/** The administrator's attempt at an act by GraphQL: the refusal, or nothing. */
async function attempt(text: string, variables: object) {
  const { errors } = await home.as.administrator.graphql(text, { ...variables });
  return errors?.map(({ message, extensions }) => [extensions.code, message])[0];
}

const setPassword = (userId = home.people.owner.id) => attempt(SET, { userId });

async function change(fields: object) {
  const { id } = home.people.owner;
  const [{ version }] = await query('select version from users where id = $1', [id]);
  return attempt(UPDATE, { input: { id, version, ...fields } });
}

const byRest = async (answer: Promise<{ status: number; body: { message: string } }>) => {
  const { status, body } = await answer;
  return [status === 409 ? 'CONFLICT' : status, body.message];
};

const byCommand = (done: Promise<unknown>) =>
  done.then(
    () => undefined,
    ({ code, message }) => [code, message],
  );

async function choose(client: ApiClient, share: number, week: number) {
  const input = { draftId: draft.id, shareId: shareIds.get(share), week };
  expect((await client.graphql(PICK, { input })).errors).toBeUndefined();
}

const steer = (name: string) =>
  home.as.administrator.graphql(steering(name), { draftId: draft.id });

test.each([
  ['sets no temporary password', () => setPassword()],
  [
    'sets no temporary password by REST',
    () =>
      byRest(
        home.as.administrator.post('/api/admin/set-temporary-password', {
          userId: home.people.owner.id,
        }),
      ),
  ],
  ['changes no address', () => change({ email: 'moved@example.test' })],
  [
    'changes no address by REST',
    () =>
      byRest(
        home.as.administrator.patch(`/api/admin/users/${home.people.owner.id}`, {
          email: 'moved@example.test',
        }),
      ),
  ],
  [
    'removes no second factor',
    () => attempt(`mutation { removeSecondFactor(userId: ${home.people.owner.id}) }`, {}),
  ],
  ['sets no password by command', () => byCommand(issuePassword(commandLine(), email()))],
  [
    'removes no second factor by command',
    () => byCommand(removeUserSecondFactor(commandLine(), email())),
  ],
])('an administrator %s, and all stays as it was', async (_act, tryIt) => {
  await switchOnSecondFactor(home.as.owner);
  const state = () =>
    query(`select u.email, u.password_hash, u.reset_at, u.version, f.confirmed_at,
        (select count(*) from sessions where user_id = u.id) as sessions,
        (select count(*) from audit_log) as actions
      from users u join second_factors f on f.user_id = u.id`);
  const before = await state();
  expect(await tryIt()).toEqual(['CONFLICT', REFUSAL]);
  expect(await state()).toEqual(before);
});

test('an operator who lost the secret removes all second factors even then', async () => {
  await switchOnSecondFactor(home.as.owner);
  expect(await removeAllSecondFactors(commandLine())).toBe(1);
});

test('everything else about the user can be changed', async () => {
  expect(await change({ lastName: 'Moor' })).toBeUndefined();
});

test('neither to another owner of the share, nor to who was asked to choose for it', async () => {
  const { id } = await addSecondMember(home.testApp, shareIds.get(12) ?? 0);
  expect(await setPassword(id)).toEqual(['CONFLICT', REFUSAL]);
  const { inactiveOwner } = home.people;
  expect(await setPassword(inactiveOwner.id)).toBeUndefined();
  const input = { draftId: draft.id, shareId: shareIds.get(12), delegateShareId: shareIds.get(3) };
  const { errors } = await home.as.owner.graphql(
    'mutation($input: DelegateTurnsInput!) { delegateTurns(input: $input) { id } }',
    { input },
  );
  expect(errors).toBeUndefined();
  expect(await setPassword(inactiveOwner.id)).toEqual(['CONFLICT', REFUSAL]);
});

test('those whose turn it is not get access', async () => {
  expect(await setPassword(home.people.firstLogin.id)).toBeUndefined();
  await choose(home.as.owner, 12, 30);
  expect(await setPassword()).toEqual(['CONFLICT', REFUSAL]);
  await choose(home.as.owner, 1, 31);
  expect(await setPassword()).toBeUndefined();
  expect(await setPassword(home.people.firstLogin.id)).toEqual(['CONFLICT', REFUSAL]);
});

test('a pause lets it happen, and resuming ends that', async () => {
  await steer('pauseDraft');
  expect(await setPassword()).toBeUndefined();
  await steer('resumeDraft');
  expect(await setPassword()).toEqual(['CONFLICT', REFUSAL]);
});

test('a draft that is planned, or of another house, lets it happen', async () => {
  await query(`update drafts set status = 'PLANNED', deadline = null`);
  expect(await setPassword()).toBeUndefined();
  expect(await setPassword(home.people.strangerOwner.id)).toBeUndefined();
});

test('a link to their own address lets the owner in, who then chooses', async () => {
  const visitor = home.testApp.visitor();
  await visitor.post('/api/auth/forgot-password', { email: email() });
  const token = await resetTokenFor(home.testApp, email());
  const newPassword = 'a-better-password';
  const { status } = await visitor.post('/api/auth/reset-password', { token, newPassword });
  expect(status).toBe(200);
  await visitor.post('/api/auth/login', { email: email(), password: newPassword });
  await choose(visitor, 12, 30);
});

test('all owners read what an operator did by command', async () => {
  await steer('pauseDraft');
  await switchOnSecondFactor(home.as.owner);
  await removeUserSecondFactor(commandLine(), email());
  await issuePassword(commandLine(), email());
  const { data } = await home.as.inactiveOwner.graphql(
    `{ houseActions(propertyId: ${home.property.id}, first: 2) { items { text } } }`,
  );
  const name = `${home.people.owner.firstName} Test`;
  expect(data.houseActions.items.map(({ text }: { text: string }) => text)).toEqual([
    `The operator of the server set a temporary password for ${name}.`,
    `The operator of the server switched off two-step verification for ${name}.`,
  ]);
});
