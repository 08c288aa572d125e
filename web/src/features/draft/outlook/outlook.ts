import { turnsAhead } from '@rules/draft';
import { type DraftOutlookQuery, useDraftOutlookQuery } from '../../../generated/graphql';
import { counted, inWords } from '../../../lib/text/format';
import { type Room, type Seat, type Week } from '../room/room';

export type Outlook = DraftOutlookQuery['draftOutlook'];

/** Until which round a week was usually still free at a share's turn. */
export interface UsuallyFree {
  round: number;
  /** True if it was so in every draft. */
  isAlways: boolean;
}

/** A share's place in the year's order, from 1. */
export const placeOf = ({ draft }: Room, share: number): number =>
  draft.seats.findIndex(({ shareNumber }) => shareNumber === share) + 1;

/** By week: the last round in which it was usually still free at a place. */
export function usuallyFree(outlook: Outlook, place: number): ReadonlyMap<number, UsuallyFree> {
  const turns = outlook.turns
    .filter((turn) => turn.place === place)
    .toSorted((one, other) => one.round - other.round);
  return new Map<number, UsuallyFree>(
    turns.flatMap(({ round, always, usually }): [number, UsuallyFree][] => [
      ...always.map((week): [number, UsuallyFree] => [week, { round, isAlways: true }]),
      ...usually.map((week): [number, UsuallyFree] => [week, { round, isAlways: false }]),
    ]),
  );
}

/** 'usually free until round 2', 'free until round 2 every year'. */
export const freeWords = ({ round, isAlways }: UsuallyFree): string =>
  isAlways ? `so far always free until round ${round}` : `usually free until round ${round}`;

/** A turn by round and place. */
export interface LookedAt {
  round: number;
  place: number;
}

/**
 * The turn that the outlook is about: the current one, else the user's next, or the first one for
 * an administrator without a share.
 */
export function turnLookedAt(room: Room): LookedAt | undefined {
  const ahead = turnsAhead(room.facts, room.state, 2 * room.draft.seats.length);
  const isOf = (seat: Seat) => (turn: { share: number }) => turn.share === seat.shareNumber;
  const [first] = room.mine.length > 0 ? room.mine : room.draft.seats;
  const next = ahead.find((turn) => room.mine.some((seat) => isOf(seat)(turn)));
  const turn = room.turn ?? next ?? (first && { share: first.shareNumber, round: 1 });
  if (!turn) return undefined;
  return { round: turn.round, place: placeOf(room, turn.share) };
}

const SEASON_ORDER = { PEAK: 0, HIGH: 1, LOW: 2 };

/** The weeks that were usually free at a turn, the most wanted seasons first. */
export function weeksFreeAt(room: Room, outlook: Outlook, { round, place }: LookedAt): Week[] {
  const turn = outlook.turns.find((it) => it.round === round && it.place === place);
  const free = new Set([...(turn?.always ?? []), ...(turn?.usually ?? [])]);
  return room.draft.weeks
    .filter(({ week }) => free.has(week))
    .toSorted((one, other) => SEASON_ORDER[one.season] - SEASON_ORDER[other.season]);
}

/** How sure the outlook is, in a word or two and in a sentence that says why. */
export interface Sureness {
  word: string;
  why: string;
}

/** From how many of 100 weeks on a forecast that was right is called so. */
const WORDS = [
  [95, 'Very sure'],
  [80, 'Fairly sure'],
  [0, 'A rough guess'],
] as const;

/** Returns how sure the outlook is, by how often it would have been right in the house’s past. */
export function sureness({ years, called, right }: Outlook): Sureness {
  const named = inWords(years.map(String));
  if (called === null || right === null || called === 0) {
    const from = `it looks back on ${counted(years.length, 'draft')} (${named}) only, and a third will show how often it is right.`;
    return { word: 'Not sure yet', why: from };
  }
  const percent = Math.round((100 * right) / called);
  const [, word] = WORDS.find(([least]) => percent >= least) ?? WORDS[2];
  return {
    word,
    why: `foreseeing each of the drafts of ${named} from the others, ${percent} of 100 weeks called free were free.`,
  };
}

/** A week with its mark as an example: of the most wanted season, the one that was free longest. */
export function exampleOf(
  room: Room,
  free: ReadonlyMap<number, UsuallyFree>,
): (UsuallyFree & { dated: Week }) | undefined {
  const found = room.draft.weeks.flatMap((dated) => {
    const mark = free.get(dated.week);
    return mark && !room.taken.has(dated.week) ? [{ ...mark, dated }] : [];
  });
  const [first] = found.toSorted(
    (one, other) =>
      SEASON_ORDER[one.dated.season] - SEASON_ORDER[other.dated.season] ||
      other.round - one.round ||
      Number(other.isAlways) - Number(one.isAlways),
  );
  return first;
}

/** The data of the outlook, and its limits. */
export const READS = 'It is made from the public logs of this house; no wish list is read.';

const SIMULATED =
  'in 1,200 simulated years, guessing what would be left brought less than half a point of 100.';

const FOR_OWNERS = {
  /** Shown where the outlook is: guessing does not pay (docs/fairness.md, choosing what one wants). */
  sincere: `Even so, list what you want most first: ${SIMULATED}`,
  /** Shown while too few drafts have been held. */
  tooFew:
    'Once two drafts have been held here, you see which weeks are usually still free at your turn.',
};
const FOR_ADMINISTRATORS: typeof FOR_OWNERS = {
  sincere: `Even so, owners do best to list what they want most first: ${SIMULATED}`,
  tooFew:
    'Once two drafts have been held here, you see which weeks are usually still free when it is an owner’s turn.',
};

/** The words for an owner in the draft, or for an administrator without a share in it. */
export const outlookWords = ({ mine }: Room) => (mine.length > 0 ? FOR_OWNERS : FOR_ADMINISTRATORS);

/** The past drafts’ forecast for this year; undefined until loaded. */
export function useOutlook({ draft: { propertyId, year } }: Room) {
  const { data, error, refetch } = useDraftOutlookQuery({ variables: { propertyId, year } });
  return { outlook: data?.draftOutlook, error, refetch };
}
