import { noArrival } from '../../features/properties/test/no-arrival';
import type { Handlers } from '../../lib/test/fake-server';
import { pageEnd } from '../../lib/test/page-end';
import { adminFigures } from '../admin/test/figures';

const mailboxCounts = { unread: 3, read: 0, sent: 0, archived: 0, unreadInTalks: 0 };
const noConversations = { items: [], ...pageEnd(null), total: 0 };

/** Handlers for a user without shares and with three unread messages. */
export const fakeApp = (changes: Handlers = {}): Handlers => ({
  appInfo: () => ({ appInfo: { demo: false, version: '0.1.0' } }),
  signInProviders: () => ({ signInProviders: [] }),
  myIdentities: () => ({ signInProviders: [], myIdentities: [], pendingIdentity: null }),
  arrival: noArrival,
  lastCheckOut: () => ({ lastCheckOut: null }),
  saveTimeZone: () => ({ saveTimeZone: true }),
  mailboxCounts: () => ({ mailboxCounts }),
  conversations: () => ({ conversations: noConversations }),
  unreadConversations: () => ({ unreadConversations: { items: [], ...pageEnd(null) } }),
  mailbox: () => ({ mailbox: { items: [], ...pageEnd(null) } }),
  talks: () => ({ talks: [] }),
  myWaiting: () => ({ myWaiting: [] }),
  mySwaps: () => ({ mySwaps: { items: [] } }),
  foundSwaps: () => ({ exchangeProposals: [], endedExchanges: [], mySwapWishes: [] }),
  drafts: () => ({ drafts: [] }),
  stayChanges: () => ({ myStayChanges: [] }),
  home: () => ({
    mailboxCounts,
    ...{ myShares: [], myStays: [], nextChoices: [], myDraftResults: [], openWeeks: [] },
    ...{ mySwaps: { items: [] }, myGuestStays: [], myActivity: [] },
    properties: { items: [], total: 0 },
  }),
  adminFigures: adminFigures(),
  administrators: () => ({ administrators: [] }),
  propertyChoice: () => ({ myShares: [], properties: { items: [], total: 0 } }),
  ...changes,
});
