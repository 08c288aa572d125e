import type { ApiClient } from '../../../test/support/clients/api-client';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
} from '../../../test/support/scenes/co-owned-home';
import { said, sendTo, talkEvents, WATCH_TALKS } from '../../../test/support/scenes/talk-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let testApp: TestApp;
let home: CoOwnedHome;
let house: number;
beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  house = home.property.id;
});
afterAll(() => testApp.close());

const CARD = 'subject subjectId title startDate endDate week year isOpen isMine';

/** Returns the cards that a user reads in the talk, the oldest first. */
const cardsOf = async (client: ApiClient) => {
  const { data } = await client.graphql(
    `{ talkMessages(propertyId: ${house}) { items { kind content authorName card { ${CARD} } } } }`,
  );
  return data.talkMessages.items.toReversed();
};

const claimed = async (week: number): Promise<string> =>
  (await claim(home.one, { week })).data.claimWeek.id;
const offer = (bookingId: string, isOpen: boolean) =>
  home.one.client.graphql(`mutation { offerWeek(bookingId: ${bookingId}, isOpen: ${isOpen}) }`);
const release = (bookingId: string) =>
  home.one.client.graphql(`mutation { releaseWeek(bookingId: ${bookingId}) }`);

test('a new document is in the talk, with its title of today, until it is removed', async () => {
  const { one, other } = home;
  const listener = await other.client.subscribe(WATCH_TALKS);
  const input = {
    propertyId: house,
    title: 'Boat rules',
    documentType: 'RULES',
    content: 'Slowly',
  };
  const { data } = await one.client.graphql(
    'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id version } }',
    { input: { ...input, accessLevel: 'owners' } },
  );
  const { id, version } = data.createDocument;
  expect(await talkEvents(listener, 1)).toMatchObject([
    { kind: 'SENT', message: { kind: 'CARD' } },
  ]);
  const { propertyId: _, ...fields } = { ...input, title: 'Rules of the boat' };
  await one.client.graphql(
    'mutation($input: UpdateDocumentInput!) { updateDocument(input: $input) { id } }',
    { input: { ...fields, id, version, accessLevel: 'owners' } },
  );
  const card = {
    ...{ subject: 'DOCUMENT', subjectId: id, startDate: null, endDate: null },
    ...{ week: null, year: null, isMine: false },
  };
  const message = { kind: 'CARD', content: '', authorName: 'Olivia Marsh' };
  expect(await cardsOf(other.client)).toEqual([
    { ...message, card: { ...card, title: 'Rules of the boat', isOpen: true } },
  ]);
  await testApp.running.app.db.query('delete from property_documents where id = $1', [id]);
  expect(await cardsOf(other.client)).toEqual([
    { ...message, card: { ...card, title: '', isOpen: false } },
  ]);
});

test('a week that is offered is one card, open while it is offered', async () => {
  const { one, other } = home;
  const id = await claimed(20);
  await offer(id, true);
  await offer(id, false);
  const [{ card }] = await cardsOf(other.client);
  expect(card).toMatchObject({ subject: 'OPEN_WEEK', subjectId: id, week: 20, isOpen: false });
  await offer(id, true);
  expect(await cardsOf(one.client)).toMatchObject([
    { card: { title: expect.stringMatching(/^Week 20 of /), isOpen: true, isMine: true } },
  ]);
  await release(id);
  expect((await cardsOf(other.client))[0].card).toMatchObject({ isOpen: false, isMine: false });
});

test('a week that is given back is a card, open until someone claims it', async () => {
  const { other } = home;
  const id = await claimed(21);
  await release(id);
  const [{ card }] = await cardsOf(other.client);
  expect(card).toMatchObject({ subject: 'WEEK_GIVEN_BACK', subjectId: id, week: 21, isOpen: true });
  await claim(other, { week: 21 });
  expect((await cardsOf(other.client))[0].card).toMatchObject({ isOpen: false });
});

test('a week that an administrator moves to another share is no card', async () => {
  const administrator = await testApp.person({ userRole: 'ADMIN' });
  const admin = await testApp.signIn(administrator, { isAdmin: true });
  const input = {
    ...{ propertyId: house, year: COMING_YEAR, week: 25, bookingId: await claimed(25) },
    ...{ shareId: home.other.share.id, reason: 'They agreed' },
  };
  const { errors } = await admin.graphql(
    'mutation($input: GiveWeekInput!) { giveWeek(input: $input) { id } }',
    { input },
  );
  expect(errors).toBeUndefined();
  expect(await cardsOf(home.one.client)).toEqual([]);
});

test('nothing is in the talk of a thing that is refused', async () => {
  const id = await claimed(22);
  await home.other.client.graphql(`mutation { releaseWeek(bookingId: ${id}) }`);
  expect(await cardsOf(home.one.client)).toEqual([]);
});

test('a card has no text to change, and may be answered and deleted', async () => {
  const { one, other } = home;
  await offer(await claimed(23), true);
  const { data } = await one.client.graphql(
    `{ talkMessages(propertyId: ${house}) { items { id } } }`,
  );
  const { id } = data.talkMessages.items[0];
  const edited = await one.client.graphql(
    'mutation($input: EditTalkMessageInput!) { editTalkMessage(input: $input) { id } }',
    { input: { id, content: 'Other words' } },
  );
  expect(edited.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await sendTo(other.client, house, { content: 'I would', replyToId: id });
  await one.client.graphql(`mutation { deleteTalkMessage(id: ${id}) { id } }`);
  await said(one.client, house, 'No longer');
  const left = await cardsOf(other.client);
  expect(left.map(({ card }: { card: object | null }) => card)).toEqual([null, null, null]);
});

test('the card of a future owner is not that of an administrator', async () => {
  const id = await claimed(26);
  const buyer = await testApp.person();
  await testApp.running.app.db.query(
    `insert into planned_handovers (share_id, user_id, day, kind, planned_by_id)
      values ($1, $2, $3, 'SALE', $2)`,
    [home.one.share.id, buyer.id, `${COMING_YEAR}-02-01`],
  );
  const buying = await testApp.signIn(buyer);
  await buying.graphql(`mutation { offerWeek(bookingId: ${id}, isOpen: true) }`);
  const { data } = await home.other.client.graphql(
    `{ talkMessages(propertyId: ${house}) { items { authorId isByAdministrator } } }`,
  );
  const of = { authorId: String(buyer.id), isByAdministrator: false };
  expect(data.talkMessages.items).toEqual([of]);
});

test('who has left reads no more of a thing than that it was there', async () => {
  const { one, other } = home;
  await offer(await claimed(24), true);
  await testApp.running.app.db.query(
    'update shares set user_id = null where property_id = $1 and user_id = $2',
    [house, other.user.id],
  );
  expect(await cardsOf(other.client)).toMatchObject([{ card: { title: '', isOpen: false } }]);
  expect(await cardsOf(one.client)).toMatchObject([{ card: { isOpen: true } }]);
});
