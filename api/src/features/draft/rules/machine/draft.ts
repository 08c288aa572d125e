import type { SeasonName } from '../../../weeks/rules';

/** A reason that says something has three letters; a full stop has none. */
export const FEWEST_LETTERS = 3;

/** Matches a reason that people can read. */
export const READABLE = new RegExp(`(\\p{L}\\P{L}*){${FEWEST_LETTERS}}`, 'u');

/**
 * The order of the rounds after the first: a serpentine reverses each round, straight repeats the
 * order.
 */
export type DraftOrder = 'SERPENTINE' | 'STRAIGHT';

/** The person who chose: the owner, whom the owner named, or an administrator for the owner. */
type Chooser = 'OWNER' | 'DELEGATE' | 'ADMINISTRATOR';

/** The source of a choice: a person, the owner’s wish list, or the published neutral rule. */
export type PickedBy = Chooser | 'WISH_LIST' | 'NEUTRAL_RULE';

/**
 * Version 2: entries say who and why, and a share without an owner gets a second turn. Version 3:
 * devices sign, and entries say whose access an administrator had reset.
 */
export type RulesVersion = 1 | 2 | 3;

/** The version under which drafts open. */
export const NEWEST_RULES = 3;

/** Whether this release has the rules of a version. */
export const isKnownVersion = (version: unknown): version is RulesVersion =>
  version === 1 || version === 2 || version === NEWEST_RULES;

/** The rules an administrator sets before a draft; they are fixed when the draft opens. */
export interface DraftRules {
  /**
   * Version of the rules, so that an old draft is checked by the version that applied to it. A plan
   * has version 1; its opening makes it the newest.
   */
  version: RulesVersion;
  /** Weeks per share, one per round. */
  rounds: number;
  order: DraftOrder;
  /** Length of a turn, in seconds. */
  windowSeconds: number;
  /** Maximum holiday weeks per share before the last round; null for no limit. */
  holidayCap: number | null;
  /** Maximum peak weeks per share; null for no limit. */
  peakCap: number | null;
}

const isRules = (stored: object): stored is DraftRules =>
  'version' in stored && isKnownVersion(stored.version);

/** Parses stored rules; throws for an unknown version. */
export function readRules(stored: object): DraftRules {
  if (isRules(stored)) return stored;
  throw new Error('A draft was planned by rules of an unknown version.');
}

/** A week that can be picked. */
export interface DraftWeek {
  /** 1 to 53. */
  week: number;
  startDate: string;
  /** Check-out day. */
  endDate: string;
  season: SeasonName;
  holiday: string | null;
}

/**
 * Everything the result depends on besides the moves; it does not change while the draft is
 * running.
 */
export interface DraftDetails {
  rules: DraftRules;
  /** Numbers of the participating shares, first choice first. */
  shares: readonly number[];
  /** The weeks that were free when the draft opened, in calendar order. */
  weeks: readonly DraftWeek[];
}

/**
 * Why a week of the year is not in the draft: kept for upkeep, held by a share, begun, or not in
 * the calendar because it overlaps the year before or after, which changes on another weekday.
 */
export type LeftOutReason = 'MAINTENANCE' | 'HELD' | 'PAST' | 'OVERLAP';

/** The administrator’s action before an entry, which the entry names; absent if unknown. */
export interface Steering {
  /** Id of the administrator. */
  by?: number;
  /** The reason that they gave, if they gave one. */
  why?: string;
}

/** A week of the year that is not in the draft, and who kept it for maintenance. */
export interface LeftOutWeek extends Steering {
  week: number;
  reason: LeftOutReason;
}

/** The public key of a device of a person who chooses for a share. */
export interface DeviceKey {
  share: number;
  /** Id of the person. */
  by: number;
  /** The point on P-256, uncompressed, in hex. */
  key: string;
}

/** The signature of a device, over the log as far as the person had seen it. */
export interface Signature {
  /** Number of the entry whose hash is signed. */
  seq: number;
  key: string;
  /** ECDSA with SHA-256: r and s, in hex. */
  value: string;
}

/** The last time an administrator gave someone access, such as by a temporary password. */
interface AccessReset {
  /** Id of the administrator; null for the command line. */
  by: number | null;
  /** ISO time. */
  at: string;
}

/** The evidence for who made an entry: a device, or a session that an administrator had made possible. */
export interface Evidence {
  signed?: Signature;
  reset?: AccessReset;
}

/** The same, with the id of the person. */
export interface PersonalEvidence extends Evidence {
  by: number;
}

/** The log’s reference to a wish list, which reveals nothing of its content. */
export interface ListCommitment {
  share: number;
  /** SHA-256, in hex, of the salt’s bytes and the list as JSON. */
  commitment: string;
}

/** A stored steering as entries have it. */
export const steeringOf = (
  stored: { by: number | null; why: string | null } | null | undefined,
): Steering =>
  stored?.by ? { by: stored.by, ...(stored.why?.trim() && { why: stored.why.trim() }) } : {};

/** Why a turn ends without a week. */
export type PassReason = 'VACANT' | 'INACTIVE' | 'NOTHING_ALLOWED';

/** A move ends a turn or reverts one. */
export type DraftMove =
  | ({
      kind: 'PICKED';
      share: number;
      week: number;
      by: PickedBy;
      /** Id of the person, if another than the owner chose. */
      who?: number;
      /** Why an administrator chose. */
      reason?: string;
    } & Evidence)
  /** The deadline passed: the share gets a second turn at the end of the round. */
  | { kind: 'MISSED'; share: number }
  /** Names who took a share from its owner. */
  | ({ kind: 'PASSED'; share: number; reason: PassReason } & Steering)
  /** The last pick is undone, with everything after it. */
  | { kind: 'UNDONE' };

/** A week picked by a share. */
export interface DraftPick {
  round: number;
  share: number;
  week: number;
  by: PickedBy;
}

/** The turn of a share. */
export interface DraftTurn {
  round: number;
  share: number;
  /** True for the second turn of a share that missed its turn in this round. */
  isCatchUp: boolean;
}
