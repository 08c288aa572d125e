import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  MailboxCountsDocument,
  type MyTalkEventsSubscription,
  SendTalkMessageDocument,
  TalkDocument,
  TalkMessagesDocument,
  TalksDocument,
} from '../../../generated/graphql';
import { rereadsOf } from '../../../lib/live/rereads';
import { MessageDrafts } from '../../../lib/outbox/message-drafts';
import { Outbox, type Outgoing } from '../../../lib/outbox/outbox';
import type { TalkMessage } from '../bubble/talk-message';
import { changeMessage, closeTalks, insertMessage, showReading } from './cache-updates';

/** A message on its way to a talk, with all that its bubble shows. */
export interface TalkLetter
  extends Pick<TalkMessage, 'propertyId' | 'content' | 'replyTo' | 'files'> {
  mentionIds: string[];
}

export type OutgoingTalkMessage = Outgoing<TalkLetter>;

const ALL_QUERIES = [TalksDocument, TalkDocument, TalkMessagesDocument, MailboxCountsDocument];

type TalkEvent = MyTalkEventsSubscription['myTalkEvents'];

/**
 * The talks of the signed-in user while the app is open: what they write is sent even when they go
 * on to another screen, and events are merged into the talk that is displayed.
 */
export class TalkSync {
  readonly outbox: Outbox<TalkLetter, TalkMessage>;
  readonly drafts: MessageDrafts;
  /** Shows why a message could not be sent. */
  onFailure: (refusal: string | undefined) => void = () => undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly userId: string,
  ) {
    this.drafts = new MessageDrafts(window.localStorage, `fairweek-drafts-talk-${userId}`);
    this.outbox = new Outbox({
      laneOf: ({ propertyId }) => propertyId,
      mostAtOnce: 1,
      send: (messages) => Promise.all(messages.map(this.send)),
      onSent: (message) => void insertMessage(client.cache, message),
      onAllSent: () => undefined,
      onFailure: (refusal) => this.onFailure(refusal),
      storage: window.sessionStorage,
      storageKey: `fairweek-outbox-talk-${userId}`,
    });
    this.outbox.resume();
    const clearAll = () => {
      this.outbox.clear();
      this.drafts.clear();
    };
    window.addEventListener('force-logout', clearAll, { once: true });
  }

  /** Applies an event and returns the queries to refetch; null (missed events) refetches all. */
  applyEvent = (event: TalkEvent | null): readonly DocumentNode[] => {
    if (!event) {
      this.outbox.resume();
      return ALL_QUERIES;
    }
    const { kind, propertyId, message, userId, readUpTo } = event;
    if (kind === 'SENT' && message) return this.arrived(message);
    if (kind === 'CHANGED' && message)
      return changeMessage(this.client.cache, message) ? [TalkDocument] : [];
    if (kind === 'READ' && userId !== null && readUpTo !== null) {
      const isMe = userId === this.userId;
      showReading(this.client.cache, { propertyId, userId, upTo: readUpTo, isMe });
      return [];
    }
    return ALL_QUERIES;
  };

  private arrived(message: TalkMessage): readonly DocumentNode[] {
    const isPlaced = insertMessage(this.client.cache, message);
    if (message.clientKey) this.outbox.acknowledge(message.clientKey);
    return isPlaced ? [] : [TalkMessagesDocument];
  }

  /** The server has recorded how far the user has read. */
  noteRead = (propertyId: string, upTo: string) =>
    showReading(this.client.cache, { propertyId, userId: this.userId, upTo, isMe: true });

  /** Reads the talk again, e.g. after one of the user's actions. */
  reread = () => void rereadsOf(this.client).request(ALL_QUERIES);

  /** The talk is no longer displayed. */
  close = () => closeTalks(this.client.cache);

  private send = async (message: OutgoingTalkMessage): Promise<TalkMessage> => {
    const { propertyId, content, clientKey, mentionIds, files, replyTo } = message;
    const fileIds = files.map(({ id }) => id);
    const input = { propertyId, content, clientKey, mentionIds, fileIds };
    const { data } = await this.client.mutate({
      mutation: SendTalkMessageDocument,
      variables: { input: replyTo ? { ...input, replyToId: replyTo.id } : input },
    });
    if (!data) throw new Error('The server gave no answer.');
    return data.sendTalkMessage;
  };
}

const syncs = new WeakMap<ApolloClient, TalkSync>();

/** The talks of the user of a client. */
export function talkSyncOf(client: ApolloClient, userId: string): TalkSync {
  const sync = syncs.get(client) ?? new TalkSync(client, userId);
  syncs.set(client, sync);
  return sync;
}
