import type { Phrase } from '../rules/sentence';

/** The kinds of activities that concern a person. */
export type ActivityKind =
  | 'cost.account'
  | 'cost.answered'
  | 'cost.entered'
  | 'cost.proposed'
  | 'draw.news'
  | 'dues.raised'
  | 'handover.done'
  | 'handover.ended'
  | 'handover.planned'
  | 'property.deactivated'
  | 'property.activated'
  | 'share.added'
  | 'share.first'
  | 'share.given'
  | 'share.joined'
  | 'share.left'
  | 'share.taken'
  | 'stay.given'
  | 'stay.moved'
  | 'stay.ready'
  | 'stay.taken'
  | 'user.role'
  | 'week.given'
  | 'week.released'
  | 'weeks.filled'
  | 'weeks.agreed'
  | 'weeks.imported'
  | 'weeks.unagreed'
  | 'weeks.withdrawn';

/** The first day and the check-out day of a stay. */
interface Dates {
  startDate: string;
  endDate: string;
}

/** The stored facts of an activity; names are read when it is shown. */
export interface ActivityDetails {
  shares?: readonly number[];
  /** The shares of a planned handover, house by house. */
  places?: readonly { propertyName: string; shares: readonly number[] }[];
  /** Whether the shares pass to the person, on this day, and why. */
  isReceiver?: boolean;
  day?: string;
  handover?: string;
  /** The weeks or stays that it is about, in chronological order. */
  weeks?: readonly Dates[];
  /** Number of weeks, their years, and of the houses where they are. */
  weekCount?: number;
  years?: readonly number[];
  houseCount?: number;
  /** Whether weeks that have begun stay with the person. */
  keepsWeeks?: boolean;
  /** Whether swaps of the share were pending, which end. */
  endsSwaps?: boolean;
  /** Where they were before. */
  before?: readonly Dates[];
  role?: string;
  /** The reason why a stay ended; undefined for a change of who has the week. */
  cause?: 'released' | 'swapped' | 'relinked';
  reason?: string | undefined;
  /** The news of a draw, as a sentence. */
  news?: string;
  /** A cost: what it is about, its amount in its currency, and whether that is in their favour. */
  title?: string;
  amount?: string;
  isCredit?: boolean;
}

/** Something that happened to a person, with names, as it is shown. */
export interface Activity extends ActivityDetails {
  /** The person who did it; null for the operator. */
  by: string | null;
  /** The other person concerned. */
  other: string | null;
  propertyId: number | null;
  propertyName: string | null;
}

/** The wording of an activity for the person concerned. */
export interface Wording {
  /** The subject of its email. */
  subject: string;
  /** The news, in a sentence or two. */
  sentence: Phrase;
  /** The page that shows more. */
  path: string;
  /** The person to write to if it is not right; an administrator if it names no one. */
  contact?: string | null;
}

/** How a feature words what can happen in it. */
export type Wordings = Readonly<Partial<Record<ActivityKind, (it: Activity) => Wording>>>;

/** An activity as it is stored, with its names. */
export interface StoredActivity extends Omit<Activity, keyof ActivityDetails> {
  kind: string;
  /** ActivityDetails, as JSON. */
  facts: object;
}

/** Returns the wording of a stored activity; undefined for a kind that no feature words any more. */
export function wordingOf(
  { wordings }: { wordings: Wordings },
  { kind, facts, ...names }: StoredActivity,
): Wording | undefined {
  return wordings[kind as ActivityKind]?.({ ...facts, ...names });
}

/** The person who did it. */
export const doer = ({ by }: Activity): string => by ?? 'An administrator';

/** The reason as a sentence of its own; nothing without one. */
export const reasonText = ({ reason }: ActivityDetails): string =>
  reason ? ` The reason: “${reason}”${/[.!?…]$/.test(reason) ? '' : '.'}` : '';
