import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../../test/support/clients/api-client';
import {
  type CoOwnedHome,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import {
  said,
  sendTo,
  talkEvents,
  textsOf,
  WATCH_TALKS,
} from '../../../test/support/scenes/talk-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let home: CoOwnedHome;
let house: number;
let person: User;
let admin: ApiClient;
beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  house = home.property.id;
  const names = { firstName: 'Ada', lastName: 'Min' };
  person = await testApp.person({ userRole: 'ADMIN', ...names });
  admin = await testApp.signIn(person, { isAdmin: true });
});
afterAll(() => testApp.close());

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);
const join = () => admin.graphql(`mutation { joinTalk(propertyId: ${house}) { hasJoined } }`);
const leave = () => admin.graphql(`mutation { leaveTalk(propertyId: ${house}) }`);
const openToNewcomers = (newcomersReadAll: boolean) =>
  admin.graphql(
    'mutation($input: SetNewcomersReadAllInput!) { setNewcomersReadAll(input: $input) }',
    { input: { propertyId: house, newcomersReadAll } },
  );
const announce = (input: object) =>
  admin.graphql('mutation($input: AnnounceToHousesInput!) { announceToHouses(input: $input) }', {
    input: { clientKey: randomUUID(), ...input },
  });
const pass = (from: number, to: number | null) =>
  query('update shares set user_id = $3 where property_id = $1 and user_id = $2', [
    house,
    from,
    to,
  ]);

/** The sentences of the house’s log, as its owners read them. */
const logged = async () => {
  const { data } = await home.one.client.graphql(
    `{ houseActions(propertyId: ${house}) { items { text } } }`,
  );
  return data.houseActions.items.map((it: { text: string }) => it.text);
};

test('an administrator joins visibly, reads and writes from then on, and leaves', async () => {
  const { one } = home;
  await said(one.client, house, 'Before');
  const listener = await one.client.subscribe(WATCH_TALKS);
  expect((await join()).data.joinTalk).toEqual({ hasJoined: true });
  await join();
  await said(one.client, house, 'While here');
  const { data } = await sendTo(admin, house, { content: 'I take care of it' });
  expect(data.sendTalkMessage).toMatchObject({ isByAdministrator: true, authorName: 'Ada Min' });
  expect(await textsOf(admin, house)).toEqual(['While here', 'I take care of it']);
  const people = `{ talk(propertyId: ${house}) { people { name isAdministrator } } }`;
  expect((await one.client.graphql(people)).data.talk.people).toContainEqual({
    ...{ name: 'Ada Min', isAdministrator: true },
  });
  await leave();
  await said(one.client, house, 'After');
  expect(await textsOf(admin, house)).toEqual(['While here', 'I take care of it']);
  expect(refusalOf(await sendTo(admin, house, { content: 'Still here?' }))).toBe(
    'FORBIDDEN: Please join the talk of this property first.',
  );
  const kinds = (await talkEvents(listener, 5)).map(({ kind }) => kind);
  expect(kinds).toEqual(['PEOPLE', 'SENT', 'SENT', 'PEOPLE', 'SENT']);
});

test('a plain session of an administrator neither reads nor hears a talk that they joined', async () => {
  await join();
  const plain = await testApp.signIn(person);
  const [deaf, hearing] = [await plain.subscribe(WATCH_TALKS), await admin.subscribe(WATCH_TALKS)];
  await said(home.one.client, house, 'Between us');
  expect(await talkEvents(hearing, 1)).toMatchObject([{ message: { content: 'Between us' } }]);
  await deaf.caughtUp();
  expect(deaf.events).toEqual([]);
  const read = await plain.graphql(`{ talkMessages(propertyId: ${house}) { items { id } } }`);
  expect(refusalOf(read)).toMatch(/^FORBIDDEN/);
});

test('who loses the role of an administrator takes part no longer', async () => {
  await join();
  await query(`update users set user_role = 'USER' where id = $1`, [person.id]);
  const [period] = await query('select up_to_id from talk_periods where user_id = $1', [person.id]);
  expect(period.up_to_id).toBe(0);
});

test('newcomers read from when they join, or all if the administrators say so', async () => {
  const { one, other } = home;
  const heir = await testApp.person();
  const client = await testApp.signIn(heir);
  const { id } = await said(one.client, house, 'Long ago');
  await pass(other.user.id, heir.id);
  await sendTo(one.client, house, { content: 'Welcome', replyToId: id });
  expect(await textsOf(client, house)).toEqual(['Welcome']);
  const quotes = `{ talkMessages(propertyId: ${house}) { items { replyTo { excerpt } } } }`;
  const quoted = async () => (await client.graphql(quotes)).data.talkMessages.items[0].replyTo;
  expect(await quoted()).toBeNull();
  expect((await openToNewcomers(true)).data.setNewcomersReadAll).toBe(true);
  expect(await textsOf(client, house)).toEqual(['Long ago', 'Welcome']);
  expect(await quoted()).toEqual({ excerpt: 'Long ago' });
  // A former owner reads no more than before; one who leaves now keeps all.
  expect(await textsOf(other.client, house)).toEqual(['Long ago']);
  await pass(heir.id, null);
  await openToNewcomers(false);
  await said(one.client, house, 'Without them');
  expect(await textsOf(client, house)).toEqual(['Long ago', 'Welcome']);
});

test('the live event of an answer shows its quote only to those who may read it', async () => {
  const { one, other } = home;
  const heir = await testApp.person();
  const { id } = await said(one.client, house, 'Long ago');
  await pass(other.user.id, heir.id);
  const listeners = [
    await one.client.subscribe(WATCH_TALKS),
    await (await testApp.signIn(heir)).subscribe(WATCH_TALKS),
  ];
  await sendTo(one.client, house, { content: 'Yes', replyToId: id });
  const [mine, theirs] = await Promise.all(listeners.map((it) => talkEvents(it, 1)));
  expect(mine?.[0].message).toMatchObject({ content: 'Yes', replyTo: { excerpt: 'Long ago' } });
  expect(theirs?.[0].message).toMatchObject({ content: 'Yes', replyTo: null });
});

test('an announcement reaches one, several or all houses once, without joining', async () => {
  const elsewhere = await makeCoOwnedHome(testApp);
  const third = await makeCoOwnedHome(testApp);
  const listener = await home.one.client.subscribe(WATCH_TALKS);
  const input = { content: 'The road is closed', clientKey: randomUUID() };
  const two = { ...input, propertyIds: [house, elsewhere.property.id] };
  const answers = await Promise.all([announce(two), announce(two)]);
  expect(answers.map(({ data }) => data.announceToHouses)).toEqual([2, 2]);
  expect(await talkEvents(listener, 1)).toMatchObject([
    {
      kind: 'SENT',
      message: { kind: 'ANNOUNCEMENT', isByAdministrator: true, ...{ content: input.content } },
    },
  ]);
  expect(await textsOf(elsewhere.other.client, elsewhere.property.id)).toEqual([input.content]);
  expect(await textsOf(third.one.client, third.property.id)).toEqual([]);
  const { data } = await announce({ content: 'To all' });
  const [{ count }] = await query('select count(*)::int as count from talks');
  expect(data.announceToHouses).toBe(count);
  expect(await textsOf(third.one.client, third.property.id)).toEqual(['To all']);
  expect(await textsOf(home.one.client, house)).toEqual([input.content, 'To all']);
  expect(refusalOf(await announce({ content: 'x', propertyIds: [house, 2_000_000_000] }))).toBe(
    'NOT_FOUND: There is no such property.',
  );
  expect(await textsOf(home.one.client, house)).toHaveLength(2);
});

test('what administrators do to a talk is logged, without what is written', async () => {
  const { id } = await said(home.one.client, house, 'A secret');
  await join();
  await openToNewcomers(true);
  await openToNewcomers(true);
  const { data } = await admin.graphql(`mutation { deleteTalkMessage(id: ${id}) { content } }`);
  expect(data.deleteTalkMessage).toEqual({ content: '' });
  await announce({ content: 'Another secret', propertyIds: [house] });
  await leave();
  const { name } = home.property;
  expect(await logged()).toEqual([
    `Ada Min left the talk of ${name}.`,
    `Ada Min announced something to ${name}.`,
    `Ada Min deleted a message of Olivia Marsh in the talk of ${name}.`,
    `Ada Min decided that people who join the talk of ${name} read what was written before.`,
    `Ada Min joined the talk of ${name}.`,
  ]);
  expect(JSON.stringify(await query('select * from audit_log'))).not.toMatch(/secret/i);
});
