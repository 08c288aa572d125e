import type { Phrase } from '../rules/sentence';

/** The kinds of happenings that concern a person. */
export type HappeningKind =
  | 'property.deactivated'
  | 'property.activated'
  | 'share.given'
  | 'share.taken'
  | 'stay.given'
  | 'stay.moved'
  | 'stay.taken'
  | 'user.role'
  | 'week.released';

/** The first day and the check-out day of a stay. */
interface Dates {
  startDate: string;
  endDate: string;
}

/** The stored facts of a happening; names are read when it is shown. */
export interface HappeningDetails {
  shares?: readonly number[];
  /** The weeks or stays that it is about, in chronological order. */
  weeks?: readonly Dates[];
  /** Whether weeks that have begun stay with the person. */
  keepsWeeks?: boolean;
  /** Where they were before. */
  before?: readonly Dates[];
  role?: string;
  /** The reason why a stay ended; undefined for a change of who has the week. */
  cause?: 'released' | 'swapped' | 'relinked';
  reason?: string | undefined;
}

/** A happening with its names, as it is shown. */
export interface Happening extends HappeningDetails {
  /** The person who did it; null for the operator. */
  by: string | null;
  /** The other person concerned. */
  other: string | null;
  propertyId: number | null;
  propertyName: string | null;
}

/** The wording of a happening for the person concerned. */
export interface Wording {
  /** The subject of its email. */
  subject: string;
  /** The happening in a sentence or two. */
  sentence: Phrase;
  /** The page that shows more. */
  path: string;
  /** The person to write to if it is not right; an administrator if it names no one. */
  contact?: string | null;
}

/** How a feature words what can happen in it. */
export type Wordings = Readonly<Partial<Record<HappeningKind, (it: Happening) => Wording>>>;

/** A happening as it is stored, with its names. */
export interface StoredHappening extends Omit<Happening, keyof HappeningDetails> {
  kind: string;
  /** HappeningDetails, as JSON. */
  facts: object;
}

/** Returns the wording of a stored happening; undefined for a kind that no feature words any more. */
export function wordingOf(
  { happenings }: { happenings: Wordings },
  { kind, facts, ...names }: StoredHappening,
): Wording | undefined {
  return happenings[kind as HappeningKind]?.({ ...facts, ...names });
}

/** The person who did it. */
export const doer = ({ by }: Happening): string => by ?? 'An administrator';

/** The reason as a sentence of its own; nothing without one. */
export const reasonText = ({ reason }: HappeningDetails): string =>
  reason ? ` The reason: “${reason}”${/[.!?…]$/.test(reason) ? '' : '.'}` : '';
