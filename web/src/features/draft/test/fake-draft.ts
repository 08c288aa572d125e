import { suggestedWeeks } from '@rules/weeks';
import type { Draft, Entry } from '../room/room';

export const LAKE_HOUSE = '7';
export const YEAR = 2028;
const SATURDAY = 6;

/** The shares' owners, first choice first; Olivia has two shares. */
const OWNERS = [
  [5, 'Omar Haddad'],
  [8, 'Olivia Marsh'],
  [3, 'Olivia Marsh'],
  [9, null],
] as const;

const ENTRY = {
  __typename: 'DraftLogEntry',
  ...{ share: null, week: null, by: null, who: null, reason: null, why: null },
  ...{ isSigned: false, resetBy: null },
};

let at = Date.parse('2027-11-01T18:00:00Z');

/** An event one minute after the one before. */
export function entry(seq: number, kind: string, more: Partial<Entry> = {}): Entry {
  at += 60_000;
  return { ...ENTRY, seq, kind, at: new Date(at).toISOString(), ...more } as Entry;
}

export const picked = (seq: number, share: number, week: number, by = 'OWNER') =>
  entry(seq, 'PICKED', { share, week, by });

/** A draft of four shares that has just opened: it is Omar's turn. */
export function fakeDraft(changes: Partial<Draft> = {}): Draft {
  const now = Date.now();
  const draft = {
    __typename: 'Draft',
    ...{ id: '1', propertyId: LAKE_HOUSE, propertyName: 'Lake House', year: YEAR },
    ...{ timeZone: 'UTC' },
    status: 'RUNNING',
    rules: {
      __typename: 'DraftRules',
      version: 1,
      ...{ rounds: 2, order: 'SERPENTINE', windowSeconds: 3600, holidayCap: 1, peakCap: null },
    },
    ...{ opensAt: null, problem: null, leftMs: null, version: 1 },
    seats: OWNERS.map(([shareNumber, ownerName]) => ({
      __typename: 'DraftSeat',
      ...{ shareId: String(100 + shareNumber), shareNumber, ownerName },
      isMine: ownerName === 'Olivia Marsh',
      ...{ isDelegatedToMe: false, delegateName: null, delegatedUntil: null },
      reason: `Share ${shareNumber} has its place by the rotation.`,
    })),
    weeks: suggestedWeeks(YEAR, SATURDAY).map(({ week, startDate, endDate, season, holiday }) => ({
      __typename: 'DraftWeek',
      ...{ week, startDate, endDate, season, holiday },
    })),
    leftOut: [],
    rehearsals: 0,
    log: [entry(1, 'OPENED')],
    head: '9f2c'.repeat(16),
    deadline: new Date(now + 30 * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    ...changes,
  } as Draft;
  return { ...draft, seq: draft.log.length };
}

/** As an administrator without a share in the house gets a draft. */
export const withoutMine = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => ({ ...seat, isMine: false })),
});

/** The same draft one pick later: it is Olivia's turn with share 8. */
export const onMyTurn = (changes: Partial<Draft> = {}) =>
  fakeDraft({ log: [entry(1, 'OPENED'), picked(2, 5, 30)], ...changes });
