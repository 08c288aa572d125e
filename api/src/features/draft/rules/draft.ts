import type { SeasonName } from '../../weeks/rules';

/** How the rounds after the first go: a serpentine reverses each round, straight repeats the order. */
export type DraftOrder = 'SERPENTINE' | 'STRAIGHT';

/** Who decided on a week: its owner, the owner's wish list, or the published neutral rule. */
export type PickedBy = 'OWNER' | 'WISH_LIST' | 'NEUTRAL_RULE';

/** What an administrator settles before a draft; it is pinned when the draft opens. */
export interface DraftRules {
  /** Version of the rules, so that an old draft is checked by those that applied to it. */
  version: 1;
  /** Weeks that each share may take, one a round. */
  rounds: number;
  order: DraftOrder;
  /** How long a turn lasts, in seconds. */
  windowSeconds: number;
  /** Holiday weeks that a share may take before the last round; null for any number. */
  holidayCap: number | null;
  /** Peak weeks that a share may take in all; null for any number. */
  peakCap: number | null;
}

const isRules = (stored: object): stored is DraftRules =>
  'version' in stored && stored.version === 1;

/** The rules of a draft as they are stored; throws for a version that is not known. */
export function readRules(stored: object): DraftRules {
  if (isRules(stored)) return stored;
  throw new Error('A draft was planned by rules of a version that is not known.');
}

/** A week that can be chosen. */
export interface DraftWeek {
  /** 1 to 53. */
  week: number;
  startDate: string;
  /** The day of checking out. */
  endDate: string;
  season: SeasonName;
  holiday: string | null;
}

/** All that the result depends on, beside what is done; it does not change while the draft runs. */
export interface DraftFacts {
  rules: DraftRules;
  /** The numbers of the shares that take part, first choice first. */
  shares: readonly number[];
  /** The weeks that were free when the draft opened, in the order of the calendar. */
  weeks: readonly DraftWeek[];
}

/** Why a turn goes by without a week. */
export type PassReason = 'VACANT' | 'INACTIVE' | 'NOTHING_ALLOWED';

/** What ends a turn, or takes one back. */
export type DraftMove =
  | { kind: 'PICKED'; share: number; week: number; by: PickedBy }
  /** The deadline went by: the share gets a second turn at the end of the round. */
  | { kind: 'MISSED'; share: number }
  | { kind: 'PASSED'; share: number; reason: PassReason }
  /** The last pick is undone, with all that came after it. */
  | { kind: 'UNDONE' };

/** A week that a share has taken. */
export interface DraftPick {
  round: number;
  share: number;
  week: number;
  by: PickedBy;
}

/** Whose turn it is. */
export interface DraftTurn {
  round: number;
  share: number;
  /** The second chance of a share that missed its turn in this round. */
  isCatchUp: boolean;
}
