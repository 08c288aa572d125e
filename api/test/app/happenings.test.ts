import { Booking } from '../../src/features/weeks/week.entities';
import { schema } from '../rights/declared';
import type { ApiClient } from '../support/clients/api-client';
import { applied, csvOf, preview } from '../support/scenes/import-files';
import { openSwapHome, request, type SwapHome } from '../support/scenes/swap-home';

/** Mutations after which those concerned have a notice; each has a test below or with its use-case. */
const ANNOUNCED = [
  ...['acceptShareInvitation', 'addShareMember', 'makeFirstOfShare', 'removeShareMember'],
  ...['acceptSwap', 'agreeYear', 'applyImport', 'assignShare', 'deleteUser', 'fillByRotation'],
  ...['callOffHandover', 'giveWeek', 'linkGuest', 'planHandover', 'releaseWeek', 'removeShare'],
  ...['takeBackImport', 'unagreeYear', 'updateProperty', 'updateUser', 'upsertShareOwner'],
];

/** Those that give, take or move something, of which the others concerned get an email of its own. */
const EMAILED = [
  ...['answerExchange', 'approveExchange', 'approveSwap', 'cancelSwap', 'counterSwap'],
  ...['createWeekSwap', 'declineSwap', 'delegateTurns', 'eraseMyAccount', 'openDraft'],
  ...['pickForOwner', 'pickWeek', 'rejectExchange', 'rejectSwap', 'requestSwap', 'undoPick'],
  ...['setTemporaryPassword', 'inviteUsers', 'pauseDraft', 'resumeDraft', 'takeBackSwap'],
];

/** Those that give, take or move nothing that another person has. */
const OTHERS = [
  ...['addPropertyPicture', 'captionPropertyPicture', 'orderPropertyPictures'],
  ...['removePropertyPicture', 'removeMyPicture', 'setMyPicture', 'changeMyEmail'],
  ...['confirmMyEmail', 'restoreEmail', 'updateMyProfile', 'acceptInvitation', 'adminLogin'],
  ...['archiveMessage', 'archiveSpecialRequest', 'assignSpecialRequest', 'changePassword'],
  ...['claimWeek', 'confirmPassword', 'confirmSecondFactor', 'correctImportRow'],
  ...['createAccessToken', 'createCalendarFeed', 'createDocument', 'createGuestLink'],
  ...['createGuestRequest', 'createProperty', 'createSpecialRequest', 'createUser'],
  ...['createWebhook', 'deleteMessage', 'deleteProperty', 'deleteSavedAnswer'],
  ...['deleteSpecialRequest', 'deleteWebhook', 'discardImport', 'dismissJob', 'dismissMail'],
  ...['dropDraft', 'endOtherSessions', 'endSession', 'endShareInvitation', 'forgotPassword'],
  ...['inviteShareMember', 'saveAnswer', 'saveArrival', 'forwardSpecialRequest', 'generateReport'],
  ...['login', 'logout', 'markConversationRead', 'markMessageRead', 'nameGuests', 'offerWeek'],
  ...['planDraft', 'register', 'removeDocument', 'removePushSubscription', 'removeSecondFactor'],
  ...['renewRecoveryCodes', 'resendMail', 'resendOtp', 'resendWebhookDelivery', 'resetPassword'],
  ...['retryJob', 'revokeAccessToken', 'revokeCalendarFeed', 'revokeDelegation', 'revokeGuestLink'],
  ...['saveMailPreference', 'saveNoticeChoices', 'savePushPreferences', 'savePushSubscription'],
  ...['saveSwapWishes', 'saveTheme', 'saveTimeZone', 'saveWishList', 'sendMessage', 'sendMessages'],
  ...['sendMessageToEmail', 'sendReport', 'setTyping', 'startBackup', 'startSecondFactor'],
  ...['startViewing', 'stopViewing', 'switchSecondFactorOff', 'switchWebhook', 'tagWeeks'],
  ...['unarchiveMessage', 'unarchiveSpecialRequest', 'updateDocument', 'updateRotation'],
  ...['updateSpecialRequestStatus', 'verifyOtp', 'withdrawSpecialRequest', 'writeOnSpecialRequest'],
  ...['announceToHouses', 'deleteTalkMessage', 'editTalkMessage', 'joinTalk', 'leaveTalk'],
  ...['markTalkRead', 'pinTalkMessage', 'reactToTalkMessage', 'sendTalkMessage'],
  ...['setNewcomersReadAll', 'setTalkNotify'],
];

let swaps: SwapHome;
let admin: ApiClient;
let week: number;
let guestId: string;

const db = () => swaps.home.testApp.running.app.db;

beforeEach(async () => {
  swaps = await openSwapHome();
  admin = swaps.home.as.administrator;
  week = await swaps.book(5, 20);
  guestId = String(swaps.home.people.guest.id);
});
afterEach(() => swaps.home.testApp.close());

const shareId = async (number: number) =>
  (await swaps.query(
    'select id, version from shares where property_id = $1 and share_number = $2',
    [swaps.home.property.id, number],
  )) as [{ id: number; version: number }];

/** The latest that a user reads on Home. */
const latest = async (reader: ApiClient): Promise<string> =>
  (await reader.graphql('{ myActivity { text } }')).data.myActivity[0].text;

/** The recipients of the notices, by their names in the scenario, with the texts. */
async function notices(): Promise<Record<string, string[]>> {
  const people = { ...swaps.home.people, other: swaps.other.person };
  const found: Record<string, string[]> = {};
  const rows = await swaps.query('select user_id, kind from notices order by id');
  for (const [name, { id }] of Object.entries(people)) {
    const kinds = rows.filter((row) => row.user_id === id).map(({ kind }) => String(kind));
    if (kinds.length > 0) found[name] = kinds;
  }
  return found;
}

const link = (client: ApiClient, id: string | null) =>
  client.graphql('mutation($b: ID!, $g: ID) { linkGuest(bookingId: $b, guestId: $g) }', {
    b: week,
    g: id,
  });

const upsert = (ownerEmail: string, reason?: string) =>
  admin.post('/api/admin/shares/upsert', {
    ...{ propertyId: swaps.home.property.id, shareNumber: 5, ownerName: 'New Owner' },
    ...{ ownerEmail, reason },
  });

test('every mutation is known as one that notifies those concerned, or as one that need not', () => {
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...ANNOUNCED, ...EMAILED, ...OTHERS].sort()).toEqual(all.sort());
});

test('a share that is given to another: both owners, and the guest of a week that goes with it', async () => {
  expect((await link(swaps.other.client, guestId)).data.linkGuest).toBe(true);
  const { email } = swaps.home.people.strangerOwner;
  expect((await upsert(email ?? '', 'Sold in May')).status).toBe(200);
  expect(await notices()).toEqual({
    other: ['share.taken'],
    strangerOwner: ['share.given'],
    guest: ['stay.given', 'stay.taken'],
  });
  const { data } = await swaps.home.as.strangerOwner.graphql('{ myActivity { text path } }');
  expect(data.myActivity[0]).toEqual({
    text: expect.stringMatching(
      /^\S.* gave you share 5 of Lake House\. It comes with the week from \w+, 1[67] May 2031\. The reason: “Sold in May”\.$/,
    ),
    path: `/calendar?property=${swaps.home.property.id}`,
  });
});

test('a vacant share that is assigned, and one that is removed', async () => {
  const [share] = await shareId(5);
  await admin.delete(`/api/admin/shares/${share.id}`);
  const input = {
    ...{ propertyId: swaps.home.property.id, shareNumber: 4 },
    userId: swaps.home.people.strangerOwner.id,
  };
  await admin.graphql('mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }', {
    input,
  });
  expect(await notices()).toEqual({ other: ['share.taken'], strangerOwner: ['share.given'] });
});

test('shares of an import: one notice for each house, and none for people without a password', async () => {
  await swaps.home.testApp.runBackground();
  const owner = swaps.home.people.strangerOwner.email;
  const rows = [
    `Ada,Known,${owner},Lake House,Lucerne,6`,
    `Ada,Known,${owner},Lake House,Lucerne,7`,
    'Nina,New,nina.new@example.test,Lake House,Lucerne,8',
  ];
  const { id } = await preview(admin, csvOf(...rows));
  await applied(admin, id);
  expect(await notices()).toEqual({ strangerOwner: ['share.given'] });
  const [{ facts }] = await db().query('select facts from notices');
  expect(facts).toEqual({ shares: [6, 7] });
});

test('the people of a share: who joins, stands first and leaves', async () => {
  const { owner: joining, inactiveOwner: removed } = swaps.home.as;
  const [{ id }] = await shareId(5);
  const join = async (client: ApiClient) => {
    const made = `mutation { inviteShareMember(shareId: ${id}) { url } }`;
    const { url } = (await swaps.other.client.graphql(made)).data.inviteShareMember;
    const accept =
      'mutation($token: String!) { acceptShareInvitation(token: $token) { shareNumber } }';
    const token = new URL(url).searchParams.get('token');
    expect((await client.graphql(accept, { token })).errors).toBeUndefined();
  };
  await join(joining);
  await join(removed);
  const { owner, inactiveOwner } = swaps.home.people;
  const about = (what: string, userId: number) =>
    `mutation { ${what}(shareId: ${id}, userId: ${userId}) }`;
  const first = about('makeFirstOfShare', owner.id).replace(' }', ' { shareId } }');
  expect((await swaps.other.client.graphql(first)).errors).toBeUndefined();
  const ida = `{ shareId: ${id}, firstName: "Ida", lastName: "Berg" }`;
  const added = `mutation { addShareMember(input: ${ida}) { shareId } }`;
  expect((await swaps.other.client.graphql(added)).errors).toBeUndefined();
  const remove = about('removeShareMember', inactiveOwner.id);
  expect((await joining.graphql(remove)).errors).toBeUndefined();
  expect(await notices()).toEqual({
    other: ['share.joined', 'share.joined', 'share.left'],
    owner: ['share.joined', 'share.first', 'share.added'],
    inactiveOwner: ['share.first', 'share.added', 'share.taken'],
  });
  const { firstName, lastName } = inactiveOwner;
  expect(await latest(swaps.other.client)).toContain(
    `removed ${firstName} ${lastName} from share 5 of Lake House.`,
  );
});

test('a week that an administrator gives back: its owner and its guest, not one’s own', async () => {
  await link(swaps.other.client, guestId);
  await admin.graphql(`mutation { releaseWeek(bookingId: ${week}, reason: "A burst pipe") }`);
  expect(await notices()).toEqual({
    other: ['week.released'],
    guest: ['stay.given', 'stay.taken'],
  });
  expect(await latest(swaps.home.as.guest)).toMatch(
    /: \S.* gave back the week of \S.*\. The reason: “A burst pipe”\.$/,
  );
  const own = await swaps.book(1, 22);
  await swaps.home.as.owner.graphql(`mutation { releaseWeek(bookingId: ${own}) }`);
  expect(Object.keys(await notices())).toEqual(['guest', 'other']);
});

test('a week that an administrator moves: both owners, and the guest who loses the stay', async () => {
  await link(swaps.other.client, guestId);
  const { id: propertyId } = swaps.home.property;
  const { shareId, year } = await db().manager.findOneByOrFail(Booking, { id: week });
  const [mine] = await db().query(
    'select id from shares where property_id = $1 and user_id = $2 and id <> $3',
    [propertyId, swaps.home.people.owner.id, shareId],
  );
  const { errors } = await admin.graphql(
    `mutation { giveWeek(input: { propertyId: ${propertyId}, year: ${year}, week: 20,
      shareId: ${mine.id}, bookingId: ${week}, reason: "A mistake" }) { id } }`,
  );
  expect(errors).toBeUndefined();
  expect(await notices()).toEqual({
    owner: ['week.given'],
    other: ['week.released'],
    guest: ['stay.given', 'stay.taken'],
  });
});

test('a guest whose host gives the week back: the host is named once', async () => {
  await link(swaps.other.client, guestId);
  await swaps.other.client.graphql(
    `mutation { releaseWeek(bookingId: ${week}, reason: "We cannot come.") }`,
  );
  const { firstName, lastName } = swaps.other.person;
  expect(await latest(swaps.home.as.guest)).toMatch(
    new RegExp(`: ${firstName} ${lastName} gave back the week\\. The reason: “We cannot come\\.”$`),
  );
});

test('a guest who is linked, and no longer is', async () => {
  await link(swaps.other.client, guestId);
  await link(swaps.other.client, guestId);
  await link(swaps.other.client, null);
  expect(await notices()).toEqual({ guest: ['stay.given', 'stay.taken'] });
  expect(await latest(swaps.home.as.guest)).toMatch(/ changed the guest of the week\.$/);
});

test('a guest whose host swaps the week', async () => {
  await link(swaps.other.client, guestId);
  const bookingId = await swaps.book(1, 30);
  const { data } = await request(swaps.home.as.owner, { bookingId, targetBookingId: week });
  const accept = 'mutation($id: ID!) { acceptSwap(id: $id) { status } }';
  const { data: done } = await swaps.other.client.graphql(accept, { id: data.requestSwap.id });
  expect(done.acceptSwap.status).toBe('APPROVED');
  expect(await notices()).toEqual({ guest: ['stay.given', 'stay.moved'] });
  const { data: home } = await swaps.home.as.guest.graphql('{ myActivity { text } }');
  expect(home.myActivity[0].text).toMatch(
    /^Your stay at Lake House from \w+, 1\d May 2031 to \w+, 2\d May 2031 has moved with the week of .*: it is now from \w+, 2\d July 2031 to /,
  );
});

test('the guests of an owner who is deleted', async () => {
  await link(swaps.other.client, guestId);
  await admin.delete(`/api/admin/users/${swaps.other.person.id}`);
  expect(await notices()).toEqual({ guest: ['stay.given', 'stay.taken'] });
});

test('a property that is made inactive, which no one does while its draft runs', async () => {
  const { id } = swaps.home.property;
  const set = (isActive: boolean) => admin.patch(`/api/admin/properties/${id}`, { isActive });
  expect((await set(false)).status).toBe(200);
  expect((await set(true)).status).toBe(200);
  const both = ['property.deactivated', 'property.activated'];
  expect(await notices()).toEqual({
    ...{ owner: both, inactiveOwner: both, firstLogin: both, other: both },
  });
  await db().query(
    `insert into drafts (property_id, year, status, rules, deadline)
      values ($1, 2032, 'RUNNING', '{"version": 2}', now() + interval '1 day')`,
    [id],
  );
  const refused = await set(false);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The draft of 2032 is running. Please pause it first.',
  ]);
});

test('a guest who is no longer linked to the house', async () => {
  await link(swaps.other.client, guestId);
  const { status } = await admin.patch(`/api/admin/users/${guestId}`, { linkedPropertyId: null });
  expect(status).toBe(200);
  expect(await notices()).toEqual({ guest: ['stay.given', 'stay.taken'] });
});

test('a new role', async () => {
  const { id } = swaps.home.people.guest;
  await admin.patch(`/api/admin/users/${id}`, { userRole: 'OWNER' });
  expect(await notices()).toEqual({ guest: ['user.role'] });
});

test('Home hears of it live, and no one else does', async () => {
  const watch = (client: ApiClient) => client.subscribe('subscription { myNotices }');
  const [mine, others] = [await watch(swaps.other.client), await watch(swaps.home.as.owner)];
  await admin.graphql(`mutation { releaseWeek(bookingId: ${week}, reason: "A flood") }`);
  const [event] = await mine.received(1);
  expect(event.data).toEqual({ myNotices: true });
  await others.caughtUp();
  expect(others.events).toEqual([]);
});
