import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeAround } from '../../../lib/list/cached-page';
import { mergeNewestFirst } from '../../../lib/list/newest-first';

const REPLACED = { merge: false } as const;

/** Merges the pages of talks in the Apollo cache. */
export const talkPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Talk: { keyFields: ['propertyId'], fields: { people: REPLACED, pinned: REPLACED } },
  TalkSummary: { keyFields: ['propertyId'] },
  TalkMessage: { fields: { files: REPLACED, mentions: REPLACED, reactions: REPLACED } },
  Query: {
    fields: {
      talks: REPLACED,
      talkMessages: {
        keyArgs: ['propertyId', 'around'],
        merge: (existing, incoming, options) =>
          options.args?.around
            ? mergeAround(existing, incoming, options)
            : mergeNewestFirst(existing, incoming, options),
      },
    },
  },
};
