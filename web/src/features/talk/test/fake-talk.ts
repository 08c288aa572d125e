import { InMemoryCache } from '@apollo/client';
import type {
  AnnounceToHousesInput,
  EditTalkMessageInput,
  MarkTalkReadInput,
  PinTalkMessageInput,
  ReactToTalkMessageInput,
  SendTalkMessageInput,
  SetNewcomersReadAllInput,
  SetTalkNotifyInput,
  TalkMessagePartsFragment,
  TalkPartsFragment,
} from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';
import { Outage } from '../../../lib/network/outage';
import type { Handlers, Refusal } from '../../../lib/test/fake-server';
import { pageEnd } from '../../../lib/test/page-end';
import { withReaction } from '../bubble/talk-message';
import { talkPolicies } from '../sync/cache-policies';

type Message = TalkMessagePartsFragment;
type Person = TalkPartsFragment['people'][number];

const person = (userId: string, name: string, isAdministrator = false): Person => ({
  ...{ __typename: 'TalkPerson', userId, name, isAdministrator },
  ...{ profileImageUrl: null, readUpTo: '0' },
});

export const OLIVIA = person('1', 'Olivia Marsh');
export const OMAR = person('2', 'Omar Haddad');
export const ADA = person('9', 'Ada Keller', true);
/** The house of the talk. */
export const HOUSE = '5';

export const picture = (id: string): Message['files'][number] => ({
  ...{ __typename: 'File', id, name: null, mediaType: 'image/jpeg', bytes: 90_000 },
  ...{ width: 800, height: 600, url: `/api/files/${id}`, thumbUrl: `/api/files/${id}/thumb` },
});

/** The server as Olivia’s browser sees it: the talk of one house, from memory. */
export class FakeTalk {
  messages: Message[] = [];
  talk: Omit<TalkPartsFragment, 'pinned' | 'unreadCount'> = {
    ...{ __typename: 'Talk', propertyId: HOUSE, propertyName: 'Lakeside House' },
    ...{ readUpTo: '0', notify: 'ALL', mayWrite: true, mayAnnounce: false, hasJoined: false },
    ...{ newcomersReadAll: false, people: [OLIVIA, OMAR] },
  };
  hasMention = false;
  isDown = false;
  readonly failures = new Map<string, Refusal>();
  announced: AnnounceToHousesInput[] = [];

  readonly cache = () => new InMemoryCache({ typePolicies: talkPolicies });

  /** Stores a message without an event. */
  store(content: string, author: Person = OMAR, more: Partial<Message> = {}): Message {
    const place = this.messages.length + 1;
    const message: Message = {
      ...{ __typename: 'TalkMessage', id: String(place), propertyId: HOUSE, kind: 'MESSAGE' },
      ...{ authorId: author.userId, authorName: author.name, authorPicture: null },
      ...{ isByAdministrator: author.isAdministrator, content, clientKey: null, replyTo: null },
      ...{ mentions: [], files: [], reactions: [], card: null },
      createdAt: new Date(Date.now() - 3_600_000 + place * 1_000).toISOString(),
      ...{ editedAt: null, deletedAt: null, pinnedAt: null },
      ...more,
    };
    this.messages.push(message);
    return message;
  }

  change(id: string, changes: Partial<Message>): Message {
    this.messages = this.messages.map((one) => (one.id === id ? { ...one, ...changes } : one));
    const changed = this.messages.find((one) => one.id === id);
    if (!changed) throw new Error(`There is no message ${id}.`);
    return changed;
  }

  /** An event as the server publishes it. */
  event = (kind: string, more: object = {}) => ({
    myTalkEvents: {
      ...{ __typename: 'TalkEvent', kind, propertyId: HOUSE },
      ...{ message: null, userId: null, readUpTo: null, ...more },
    },
  });

  private unread() {
    const { readUpTo } = this.talk;
    return this.messages.filter(
      ({ id, authorId }) => authorId !== OLIVIA.userId && idOrder(id) > idOrder(readUpTo),
    ).length;
  }

  private open() {
    const pinned = this.messages.filter(({ pinnedAt }) => pinnedAt).toReversed();
    return { ...this.talk, unreadCount: this.unread(), pinned };
  }

  private page(before: unknown, first: unknown) {
    const rest = this.messages
      .filter(({ id }) => typeof before !== 'string' || idOrder(id) < idOrder(before))
      .toReversed();
    const items = rest.slice(0, Number(first ?? 30));
    const end = rest.length > items.length ? (items.at(-1)?.id ?? null) : null;
    return { __typename: 'TalkPage', items, ...pageEnd(end), newerCursor: null };
  }

  private sent({ content, clientKey, replyToId, mentionIds, fileIds }: SendTalkMessageInput) {
    const known = this.messages.find((one) => one.clientKey === clientKey);
    if (known) return known;
    const quoted = this.messages.find(({ id }) => id === replyToId);
    return this.store(content, OLIVIA, {
      clientKey: clientKey ?? null,
      files: (fileIds ?? []).map(picture),
      mentions: this.talk.people
        .filter(({ userId }) => mentionIds?.includes(userId))
        .map(({ userId, name }) => ({ __typename: 'TalkMention', userId, name })),
      replyTo: quoted
        ? {
            ...{ __typename: 'TalkQuote', id: quoted.id, authorName: quoted.authorName },
            ...{ excerpt: quoted.content, isDeleted: false },
          }
        : null,
    });
  }

  private set(changes: Partial<FakeTalk['talk']>) {
    this.talk = { ...this.talk, ...changes };
    return this.open();
  }

  private readonly answers: Handlers = {
    talks: () => ({
      talks: [
        {
          ...{ __typename: 'TalkSummary', propertyId: HOUSE, propertyName: 'Lakeside House' },
          ...{ coverImageUrl: null, unreadCount: this.unread(), hasMention: this.hasMention },
          isMuted: this.talk.notify === 'NONE',
          last: this.messages.at(-1) ?? null,
        },
      ],
    }),
    searchTalks: ({ text }) => {
      const items = this.messages.filter(({ content }) => content.includes(String(text)));
      const found = { __typename: 'TalkPage', items: items.toReversed(), ...pageEnd(null) };
      return { searchTalk: { ...found, newerCursor: null } };
    },
    talk: () => ({ talk: this.open() }),
    talkMessages: ({ before, first }) => ({ talkMessages: this.page(before, first) }),
    talkMessagesAround: ({ around }) => ({
      talkMessages: this.page(String(idOrder(String(around)) + 2), 3),
    }),
    sendTalkMessage: ({ input }) => ({
      sendTalkMessage: this.sent(input as SendTalkMessageInput),
    }),
    editTalkMessage: ({ input }) => {
      const { id, content } = input as EditTalkMessageInput;
      const editedAt = new Date().toISOString();
      return { editTalkMessage: this.change(id, { content, editedAt }) };
    },
    deleteTalkMessage: ({ id }) => {
      const gone = { content: '', files: [], reactions: [], deletedAt: new Date().toISOString() };
      return { deleteTalkMessage: this.change(String(id), gone) };
    },
    reactToTalkMessage: ({ input }) => {
      const { id, emoji, isOn } = input as ReactToTalkMessageInput;
      const known = this.messages.find((one) => one.id === id)?.reactions ?? [];
      const reactions = withReaction(known, { emoji, isOn, userId: OLIVIA.userId });
      return { reactToTalkMessage: this.change(id, { reactions }) };
    },
    pinTalkMessage: ({ input }) => {
      const { id, isPinned } = input as PinTalkMessageInput;
      const pinnedAt = isPinned ? new Date().toISOString() : null;
      return { pinTalkMessage: this.change(id, { pinnedAt }) };
    },
    markTalkRead: ({ input }) => {
      this.set({ readUpTo: (input as MarkTalkReadInput).upTo });
      return { markTalkRead: true };
    },
    setTalkNotify: ({ input }) => {
      const { notify } = input as SetTalkNotifyInput;
      this.set({ notify });
      return { setTalkNotify: notify };
    },
    joinTalk: () => ({ joinTalk: this.set({ hasJoined: true, mayWrite: true }) }),
    leaveTalk: () => {
      this.set({ hasJoined: false, mayWrite: false });
      return { leaveTalk: true };
    },
    setNewcomersReadAll: ({ input }) => {
      this.set({ newcomersReadAll: (input as SetNewcomersReadAllInput).newcomersReadAll });
      return { setNewcomersReadAll: true };
    },
    propertyChoice: () => ({
      myShares: [],
      properties: { __typename: 'PropertyPage', items: [], total: 6 },
    }),
    announceToHouses: ({ input }) => {
      this.announced.push(input as AnnounceToHousesInput);
      return { announceToHouses: 1 };
    },
  };

  /** Answers every operation of the talk, unless its failure was prepared. */
  readonly handlers: Handlers = Object.fromEntries(
    Object.entries(this.answers).map(([name, answer]) => [
      name,
      (variables: Record<string, unknown>) => {
        const failure = this.isDown ? new Outage() : this.failures.get(name);
        if (failure) throw failure;
        return answer(variables);
      },
    ]),
  );
}
