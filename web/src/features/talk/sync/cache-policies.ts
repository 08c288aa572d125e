import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeMessages } from '../../../lib/list/cached-page';
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
      searchTalk: { keyArgs: ['text'], merge: mergeNewestFirst },
      talkMessages: { keyArgs: ['propertyId', 'around'], merge: mergeMessages },
    },
  },
};
