import { inTransaction } from '../../src/core/database/database';
import { queueMail } from '../../src/core/mail/queue-mail';
import type { User } from '../../src/features/auth/user.entity';
import { unsubscribeToken } from '../../src/features/messages/unsubscribe/unsubscribe-token';
import type { Facts } from '../support/clients/every-call';
import { costFacts } from '../support/scenes/cost-facts';
import { fileFacts } from '../support/scenes/file-facts';
import type { FullHome, Partner } from '../support/scenes/full-home';
import { shareFacts } from '../support/scenes/share-facts';
import { talkFacts } from '../support/scenes/talk-facts';
import { PASSWORD } from '../support/servers/test-app';
import { accountFacts } from './account-facts';
import type { Caller } from './callers';
import { MARKED_YEAR } from './marks';
import { weekFacts } from './week-facts';

type Given = Record<string, (caller: Caller) => Facts | Promise<Facts>>;

/**
 * The arguments of a row's operation, by the row's name, if the full scenario's arguments for an
 * owner do not contain them: an item of self, in the property, created for this call.
 */
export function rightsFacts(
  full: FullHome,
  {
    mine,
    theirs,
    partner,
    coOwner,
  }: {
    mine: number;
    theirs: number;
    partner: Partner;
    coOwner: User;
  },
): Given {
  const { home } = full;
  const { testApp, people, as } = home;
  const { app } = testApp.running;
  const self = people.owner;
  const forOwner = (name: string) => full.factsFor(name, 'owner');
  const nowhere = { propertyId: undefined };
  const ownPassword = ({ person }: Caller) => ({ email: person.email });
  const toSelf = ({ column }: Caller, other: User) => (column === 'self' ? other : self);
  const unsubscribing = () => ({ token: unsubscribeToken(app, self.id) });

  return {
    ...weekFacts(home, { mine, theirs, partner }),
    ...shareFacts(home, mine),
    ...accountFacts(testApp, self),
    ...costFacts(home),
    ...fileFacts(home),
    ...talkFacts(home),
    login: ownPassword,
    adminLogin: ownPassword,
    person: (caller) => ({ id: toSelf(caller, coOwner).id }),
    adminUser: () => ({ id: self.id }),
    userRecord: () => ({ id: self.id }),
    eraseMyAccount: () => ({ password: PASSWORD }),
    async updateUser() {
      const { id, version } = await testApp.person();
      return { id, version };
    },
    async assignShare() {
      const { id: userId } = await testApp.person();
      return { ...(await forOwner('assignShare')), userId };
    },
    setTemporaryPassword: async () => ({ userId: (await testApp.person()).id }),
    async revokeGuestLink() {
      const { id: propertyId } = home.property;
      const create = 'mutation($id: ID!) { createGuestLink(propertyId: $id) { url } }';
      await as.administrator.graphql(create, { id: propertyId });
      return { propertyId };
    },
    calendar: () => ({ year: MARKED_YEAR }),
    createCalendarFeed: () => nowhere,
    'GET /calendar-feed/{token}.ics': async () => {
      const { data } = await as.owner.graphql('mutation { createCalendarFeed { url } }');
      return { token: data.createCalendarFeed.url.split('/').at(-1).replace('.ics', '') };
    },
    drafts: () => nowhere,
    'drafts of a house': () => ({}),
    openToSwap: () => nowhere,
    'openToSwap of a house': () => ({}),
    searchDocuments: () => ({ ...nowhere, text: 'network' }),
    'searchDocuments of a house': () => ({ text: 'network' }),
    conversationWith: (caller) => ({ personId: toSelf(caller, partner.person).id }),
    sendMessage: (caller) => ({
      receiverId: toSelf(caller, coOwner).id,
      conversationId: undefined,
    }),
    'sendMessage in a conversation of others': (caller) => ({
      receiverId: toSelf(caller, partner.person).id,
    }),
    sendMessages: (caller) => ({
      receiverId: toSelf(caller, coOwner).id,
      conversationId: undefined,
    }),
    'sendMessages in a conversation of others': (caller) => ({
      receiverId: toSelf(caller, partner.person).id,
    }),
    sendMessageToEmail: (caller) => ({ receiverEmail: toSelf(caller, coOwner).email }),
    'GET /api/admin/exports/{name}.csv': () => ({ name: 'users' }),
    'POST /api/admin/exports/{name}.csv': () => ({ name: 'users', ids: [1] }),
    'GET /auth/oidc/{provider}': () => ({ provider: 'keyring' }),
    'GET /auth/oidc/{provider}/callback': () => ({ provider: 'keyring' }),
    'GET /unsubscribe/{token}': unsubscribing,
    'POST /unsubscribe/{token}': unsubscribing,
    async 'GET /dev/mail/files/{id}'() {
      const file = { fileName: 'a.csv', contentType: 'text/csv', content: Buffer.from('a') };
      const mail = { to: 'a@b.test', subject: 'A', paragraphs: ['B'], attachments: [file] };
      const mailId = await inTransaction(app, (transaction) => queueMail(transaction, mail));
      const [{ id }] = await app.db.query('select id from mail_attachments where mail_id = $1', [
        mailId,
      ]);
      return { id };
    },
  };
}
