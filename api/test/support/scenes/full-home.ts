import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '../../../src/features/auth/user.entity';
import { makeConversations } from '../../../src/features/messages/message.factory';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { makeRequest } from '../../../src/features/special-requests/special-request.factory';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeBooking } from '../../factories/booking.factory';
import { makeDocument } from '../../factories/document.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import type { Facts } from '../clients/every-call';
import { codeFor } from '../mailbox';
import { newBrowser } from '../servers/push-browser';
import { PASSWORD } from '../servers/test-app';
import { accountLinks } from './account-links';
import { COMING_YEAR } from './co-owned-home';
import { costFacts } from './cost-facts';
import { fileFacts } from './file-facts';
import { type Home, openHome } from './home-cast';
import { csvOf, importOfWeek, upload } from './import-files';
import { checkOutFacts } from './present-week';
import { makeReport } from './reports';
import { factsOfAnotherShare } from './share-facts';
import { stayLink } from './stay-link';
import { talkFacts } from './talk-facts';
import { type Asker, type DraftPlace, draftFacts, newDraftPlace, swapFacts } from './week-life';

/** A scenario in which every operation finds data, with the arguments that each needs. */
export interface FullHome {
  home: Home;
  /** The arguments of an operation or a route, by its name, created for this one call. */
  factsFor(name: string, who: Asker): Promise<Facts>;
}

/** The password that users choose. */
export const NEW_PASSWORD = 'another-good-password';

/**
 * The user with whom the owner exchanges messages and swaps; their shares are in the same property.
 */
export interface Partner {
  person: User;
  client: ApiClient;
}

interface Options {
  home?: Home;
  /** Defaults to the administrator, who also approves swaps. */
  partner?: Partner;
  /** The property in which drafts are tested; defaults to one of its own. */
  draftPlace?: DraftPlace;
}

/** Creates a property with documents, messages, booked weeks, and everything that calls need. */
export async function openFullHome(options: Options = {}): Promise<FullHome> {
  const { home = await openHome() } = options;
  const { testApp, property, elsewhere, people, as } = home;
  const { partner = { person: people.administrator, client: as.administrator } } = options;
  const { draftPlace = newDraftPlace(home) } = options;
  const { db } = testApp.running.app;
  const { manager } = db;
  // Reports and imports are made in the background.
  await testApp.runBackground();
  const propertyId = property.id;
  const year = COMING_YEAR;
  await makeYear(manager, { propertyId, year });
  const [mine] = await db.query(
    'select id from shares where property_id = $1 and share_number = 1',
    [propertyId],
  );
  const document = await makeDocument(manager, { propertyId, ownersMayEdit: true });
  const written = { createdAt: new Date(), isRead: false };
  await makeConversations(manager, [
    {
      people: [people.owner.id, partner.person.id],
      messages: [people.owner.id, partner.person.id].map((senderId) => ({
        ...written,
        senderId,
        content: 'The lake is calm.',
      })),
    },
  ]);
  const [{ id: conversationId }] = await db.query('select id from conversations');

  const counter = () => {
    let count = 0;
    return () => {
      count += 1;
      return count;
    };
  };
  const [another, anotherWeek, anotherShare] = [counter(), counter(), counter()];
  const book = async (shareId: number = mine.id) =>
    (
      await makeBooking(manager, {
        ...{ propertyId, year, shareId, week: anotherWeek(), guests: 'Aunt May' },
      })
    ).id;
  // The partner answers the swaps that the owner requests, and an administrator approves them.
  await db.query('update properties set swaps_need_approval = true where id = $1', [propertyId]);
  const theirs = await makeShare(manager, {
    ...{ propertyId, shareNumber: 6, userId: partner.person.id },
  });
  const other = (who: Asker) => (who === 'owner' ? partner.person : people.owner);
  const names = { firstName: 'Walter', lastName: 'Walk' };
  const address = () => `somebody.${another()}@example.test`;
  const messageTo = async (who: Asker) => {
    const sender = who === 'owner' ? partner.client : as.owner;
    const body = { receiverId: people[who].id, content: 'Hello' };
    return (await sender.post('/api/messages', body)).body.id;
  };
  const versionOf = async (table: string, id: number) =>
    (await db.query(`select version from ${table} where id = $1`, [id]))[0].version;
  const csv = () => csvOf(`Ida,New,${address()},New Home ${another()},Bergen,1`);
  const broken = () => csv().replace(/1\n$/, '13\n');
  const staged = async () => (await upload(as.administrator, csv())).body.id;
  const { registered, forgotten, changed, uninvited, invite, invited } = accountLinks(home, {
    names,
    address,
  });
  const feedOf = async (client: ApiClient) => {
    const { data } = await client.graphql('mutation { createCalendarFeed { feed { id } } }');
    return data.createCalendarFeed.feed.id;
  };
  const requestOf = async (who: Asker) => {
    const facts = { propertyId, userId: people[who].id, title: 'Fresh towels' };
    return { id: (await makeRequest(manager, facts)).id };
  };
  const savedAnswer = async () => {
    const [answer] = await db.query(
      `insert into saved_answers (title, text) values ($1, 'Soon.') returning id`,
      [randomUUID()],
    );
    return answer;
  };
  const guestToken = async () => {
    const text = `mutation { createGuestLink(propertyId: ${elsewhere.id}) { url } }`;
    const { data } = await as.administrator.graphql(text);
    return data.createGuestLink.url.split('/').at(-1);
  };
  const failedMail = async () => {
    const [mail] = await db.query(
      `insert into mails (recipient, subject, text, html, failed_at, last_error)
        values ($1, 'Your code', '482913', '', now(), 'No such person') returning id`,
      [address()],
    );
    return mail;
  };
  const failedJob = async () => {
    const [{ id }] = await db.query("select (graphile_worker.add_job('gone')).id");
    await db.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Gone'
        where id = $1`,
      [id],
    );
    return { id };
  };
  const bookingId = await book();
  const { id: reportId } = await makeReport(as.administrator, { reportType: 'users' });
  await db.query('delete from throttle');

  const given: Record<string, (who: Asker) => Promise<Facts> | Facts> = {
    ...costFacts(home),
    ...fileFacts(home),
    ...talkFacts(home),
    ...draftFacts(home, draftPlace),
    ...swapFacts(home, {
      ...{ year, book, freeWeek: anotherWeek, mine: mine.id, theirs: theirs.id },
    }),
    ...(await factsOfAnotherShare(home)),
    'GET /api/admin/reports/{id}/report.csv': () => ({ id: reportId }),
    'GET /api/admin/reports/{id}/report.pdf': () => ({ id: reportId }),
    'GET /api/admin/imports/{id}/refused.csv': async () => ({ id: await staged() }),
    'POST /api/admin/imports': () => ({ csv: csv() }),
    acceptInvitation: async () => ({ token: await invited() }),
    adminLogin: (who) => ({ email: people[who].email }),
    adminUser: () => ({ id: people.guest.id }),
    applyImport: async () => ({ id: await staged() }),
    archiveMessage: async (who) => ({ id: await messageTo(who) }),
    archiveSpecialRequest: requestOf,
    assignShare: () => ({ propertyId: elsewhere.id, shareNumber: 1 + anotherShare() }),
    assignSpecialRequest: async (who) => ({
      ...(await requestOf(who)),
      assigneeId: people.administrator.id,
    }),
    checkOut: async (who) => checkOutFacts(db, await draftPlace(who)),
    claimWeek: () => ({ week: anotherWeek() }),
    conversationMessages: () => ({ id: conversationId }),
    correctImportRow: async () => ({
      id: (await upload(as.administrator, broken())).body.id,
      ...{ line: 2, shareNumber: '1', year: '', week: '', arrival: '' },
    }),
    createGuestRequest: async () => ({ token: await guestToken(), clientKey: randomUUID() }),
    createSpecialRequest: () => ({ clientKey: randomUUID() }),
    deleteMessage: async (who) => ({ id: await messageTo(who) }),
    deleteSavedAnswer: savedAnswer,
    deleteSpecialRequest: requestOf,
    deleteProperty: async () => ({ id: (await makeProperty(manager)).id }),
    deleteUser: async () => ({ id: (await testApp.person()).id }),
    discardImport: async () => ({ id: await staged() }),
    takeBackImport: async () => ({ id: await importOfWeek(manager, await book()) }),
    dismissJob: failedJob,
    dismissMail: failedMail,
    forgotPassword: () => ({ email: people.guest.email }),
    forwardSpecialRequest: requestOf,
    guestHouse: async () => ({ token: await guestToken() }),
    stayPage: async () => ({ token: (await stayLink(as.owner, bookingId)).url.split('/').at(-1) }),
    createStayLink: () => ({ name: 'Ida' }),
    endStayLinks: async () => ({ id: (await stayLink(as.owner, bookingId)).link.id }),
    guestLink: async () => {
      await guestToken();
      return { propertyId: elsewhere.id };
    },
    importJob: async () => ({ id: await staged() }),
    invitation: async () => ({ token: await invited() }),
    invitationRun: async () => invite(await uninvited()),
    inviteUsers: async () => ({ userIds: [(await uninvited()).id] }),
    login: (who) => ({ email: people[who].email, isAdmin: true }),
    markMessageRead: async (who) => ({ id: await messageTo(who) }),
    property: () => ({ id: propertyId }),
    propertyRecord: () => ({ id: propertyId }),
    giveWeek: () => ({ week: anotherWeek(), bookingId: undefined }),
    releaseWeek: async () => ({ bookingId: await book(), reason: 'A flood' }),
    removeDocument: async () => ({ id: (await makeDocument(manager, { propertyId })).id }),
    removeShare: async () => {
      const facts = { propertyId: elsewhere.id, shareNumber: 1 + anotherShare() };
      const share = await makeShare(manager, { ...facts, userId: people.strangerOwner.id });
      return { id: share.id };
    },
    reportJob: () => ({ id: reportId }),
    resendMail: failedMail,
    resendOtp: async () => ({ email: await registered() }),
    resetLinkOpens: async () => ({ token: await forgotten() }),
    resetPassword: async () => ({ token: await forgotten() }),
    restoreEmail: async () => ({ token: await changed() }),
    revokeCalendarFeed: async (who) => ({ id: await feedOf(as[who]) }),
    searchDocuments: () => ({ text: 'network' }),
    retryJob: failedJob,
    saveAnswer: () => ({ title: randomUUID() }),
    savePushSubscription: () => newBrowser('https://push.invalid').subscription,
    setTemporaryPassword: () => ({ userId: people.inactiveOwner.id }),
    specialRequest: requestOf,
    specialRequestSurroundings: requestOf,
    async startBackup() {
      testApp.running.app.backups.dir = await mkdtemp(join(tmpdir(), 'fairweek-full-'));
      return {};
    },
    tagWeeks: () => ({ week: 50 }),
    unarchiveMessage: async (who) => ({ id: await messageTo(who) }),
    unarchiveSpecialRequest: requestOf,
    updateDocument: async () => ({
      id: document.id,
      version: await versionOf('property_documents', document.id),
    }),
    updateMyProfile: async (who) => ({
      ...{ firstName: people[who].firstName, lastName: people[who].lastName },
      ...{ phone: '+41 79 123 45 67', version: await versionOf('users', people[who].id) },
    }),
    updateProperty: async () => ({
      id: propertyId,
      version: await versionOf('properties', propertyId),
    }),
    updateRotation: async () => ({ version: await versionOf('properties', propertyId) }),
    updateSpecialRequestStatus: async (who) => ({
      ...(await requestOf(who)),
      ...{ status: 'in_progress', notes: 'On it', isForAsker: false },
    }),
    updateUser: async () => ({
      id: people.guest.id,
      version: await versionOf('users', people.guest.id),
    }),
    userRecord: () => ({ id: people.guest.id }),
    upsertShareOwner: () => ({ shareNumber: 7 }),
    verifyOtp: async () => {
      const email = await registered();
      return { email, otpCode: await codeFor(testApp, email) };
    },
    withdrawSpecialRequest: requestOf,
    writeOnSpecialRequest: requestOf,
  };

  const common = (who: Asker): Facts => ({
    ...names,
    ...{ propertyId, year, conversationId, bookingId, shareId: mine.id, documentId: document.id },
    ...{ personId: other(who).id, receiverId: other(who).id, receiverEmail: other(who).email },
    ...{ userId: people.guest.id, userEmail: people.owner.email, email: address() },
    ...{ ownerEmail: address(), upToMessageId: 1_000_000, shareNumber: 5, isMaintenance: false },
    ...{
      password: PASSWORD,
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      themeId: 'dark',
    },
    text: 'Person',
  });
  return {
    home,
    factsFor: async (name, who) => ({ ...common(who), ...(await given[name]?.(who)) }),
  };
}
