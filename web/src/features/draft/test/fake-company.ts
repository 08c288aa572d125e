import type { Handlers } from '../../../lib/test/fake-server';

export const RULES = {
  __typename: 'DraftRules',
  ...{ rounds: 3, order: 'STRAIGHT', windowSeconds: 86_400, holidayCap: null, peakCap: 2 },
};

export const aDraft = (id: string, changes: object = {}) => ({
  __typename: 'CompanyDraft',
  ...{ id, version: 1, propertyId: `1${id}`, propertyName: `House ${id}`, location: 'Here' },
  ...{ timeZone: 'UTC', year: 2028, status: 'PLANNED', rules: RULES, opensAt: null },
  ...{ deadline: null, turnShare: null, turnOwner: null, turnBeganAt: null, stall: null },
  ...{ picksMade: 0, picksInAll: null, turns: null, weeksLeft: null },
  ...changes,
});

export const aHouse = (id: string, changes: object = {}) => ({
  __typename: 'HouseToPlan',
  ...{ id, name: `House ${id}`, location: 'Here', weeksPerShare: 4, owners: 12, weeksGiven: 0 },
  ...{ weeksLeft: null, readiness: 'READY', problem: null, draftYears: [], lastRules: null },
  ...changes,
});

/** A house whose draft could not open. */
export const aBlockedHouse = (id: string) =>
  aHouse(id, { readiness: 'BLOCKED', problem: 'No active share has an owner.' });

/** The company’s drafts and the houses to plan. */
export const server = (changes: Handlers = {}): Handlers => ({
  companyDrafts: () => ({
    companyDrafts: {
      __typename: 'CompanyDraftPage',
      total: 3,
      items: [
        aDraft('1', {
          ...{ status: 'RUNNING', turnShare: 3, turnOwner: 'Uma Lind' },
          ...{ turnBeganAt: '2026-11-01T10:00:00Z', deadline: '2106-11-03T10:00:00Z' },
          ...{ picksMade: 3, picksInAll: 48 },
        }),
        aDraft('2'),
        aDraft('3'),
      ],
    },
  }),
  companyDraftCounts: () => ({
    companyDraftCounts: [
      { __typename: 'CompanyDraftCount', state: 'STALLED', count: 2 },
      { __typename: 'CompanyDraftCount', state: 'TO_OPEN', count: 9 },
    ],
  }),
  housesToPlan: ({ year }) => ({
    housesToPlan: {
      __typename: 'HouseToPlanPage',
      total: year === 2029 ? 0 : 3,
      items:
        year === 2029
          ? []
          : [
              aHouse('1'),
              aBlockedHouse('2'),
              aHouse('3', { lastRules: RULES, draftYears: [2027, 2026] }),
            ],
    },
  }),
  planDraft: () => ({ planDraft: { __typename: 'Draft', id: '9', version: 1 } }),
  openDraft: () => ({ openDraft: { __typename: 'Draft', id: '9' } }),
  resumeDraft: () => ({ resumeDraft: { __typename: 'Draft', id: '9' } }),
  ...changes,
});

/** Lake House, with straight drafts of 2026 and 2027. */
export const LAKE_HOUSE: Handlers = {
  rulesOfHouse: () => ({
    drafts: [
      { __typename: 'DraftSummary', id: '4', year: 2026 },
      { __typename: 'DraftSummary', id: '5', year: 2027 },
    ],
  }),
  rulesOfDraft: ({ year }) => ({
    draft: {
      ...{ __typename: 'Draft', id: `${year}`, year },
      rules: { ...RULES, rounds: year === 2027 ? 3 : 2 },
    },
  }),
};
