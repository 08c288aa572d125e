import type { ApolloCache } from '@apollo/client';
import { TalkMessagePartsFragmentDoc, type TalkPartsFragment } from '../../../generated/graphql';
import { modifyPage, withArrived } from '../../../lib/list/cached-page';
import { idOrder, type NewestFirstPage } from '../../../lib/list/newest-first';
import { quoteOf, type TalkMessage } from '../bubble/talk-message';

/** Page size of a talk's messages. */
export const TALK_PAGE = 30;

const pageOf = (propertyId: string) => ({ field: 'talkMessages', of: { propertyId } });
const PARTS = { fragment: TalkMessagePartsFragmentDoc, fragmentName: 'TalkMessageParts' };

const writeMessage = (cache: ApolloCache, message: TalkMessage) => {
  const data = { ...message, __typename: 'TalkMessage' };
  return cache.writeFragment<TalkMessage>({ ...PARTS, data });
};

/** Inserts a message into its talk once; returns false if the talk is not loaded. */
export function insertMessage(cache: ApolloCache, message: TalkMessage): boolean {
  const { id, propertyId } = message;
  const reference = writeMessage(cache, message);
  if (!reference) return false;
  return modifyPage(cache, pageOf(propertyId), (page, readField) =>
    withArrived(page, { id, reference }, readField),
  );
}

/** Shows a changed message, also where others quote it; returns whether it was pinned or unpinned. */
export function changeMessage(cache: ApolloCache, message: TalkMessage): boolean {
  const { id, deletedAt, pinnedAt } = message;
  const known = cache.readFragment<TalkMessage>({ ...PARTS, id: `TalkMessage:${id}` });
  writeMessage(cache, message);
  cache.modify({
    id: `TalkQuote:${id}`,
    fields: { excerpt: () => quoteOf(message).excerpt, isDeleted: () => deletedAt !== null },
  });
  return (known?.pinnedAt ?? null) !== pinnedAt;
}

/** Keeps the newest page of each talk that was displayed; events no longer keep it up to date. */
export function closeTalks(cache: ApolloCache): void {
  cache.modify<Record<string, NewestFirstPage>>({
    id: 'ROOT_QUERY',
    fields: {
      talkMessages: (known, { storeFieldName, readField, DELETE }) => {
        const page = known as NewestFirstPage;
        if (storeFieldName.includes('"around"')) return DELETE;
        const items = page.items.slice(0, TALK_PAGE);
        const endCursor = readField<string>('id', items.at(-1)) ?? null;
        const isCut = items.length < page.items.length;
        const pageInfo = isCut ? { ...page.pageInfo, hasNextPage: true, endCursor } : page.pageInfo;
        return { ...page, items, pageInfo, isOutdated: true };
      },
    },
  });
}

type Reading = Record<'propertyId' | 'userId' | 'upTo', string> & { isMe: boolean };

/** Shows how far a person has read. */
export function showReading(cache: ApolloCache, { propertyId, userId, upTo, isMe }: Reading): void {
  const later = (known: string) => (idOrder(known) > idOrder(upTo) ? known : upTo);
  cache.modify<Record<string, unknown>>({
    id: `Talk:${JSON.stringify({ propertyId })}`,
    fields: {
      people: (people) =>
        (people as TalkPartsFragment['people']).map((person) =>
          person.userId === userId ? { ...person, readUpTo: later(person.readUpTo) } : person,
        ),
      readUpTo: (known) => (isMe ? later(known as string) : known),
    },
  });
}
