import { nextRenewal, type QueuedShare, queueFor, takingPartOf, withNewcomers } from './queue';
import type { Order } from './reason';
import {
  baseYearFor,
  OVER_TWELVE,
  orderOf,
  overTwelve,
  type Rotation,
  type RotationKind,
  type Turn,
} from './rotation';

/** An administrator's choice of who is first in a year, and by which rule the years go on. */
export interface RotationSetting {
  id: number;
  year: number;
  kind: RotationKind;
  firstChoiceShare: number;
  /** Null for the numbers 1 to 12. */
  queue: readonly number[] | null;
}

/** A year for which a draft was planned or held. */
interface DraftedYear {
  year: number;
  /** As planned, or as opened; null over twelve, and for a year that an older version planned. */
  planned: (Rotation & { settingId: number | null }) | null;
  /** The order fixed when its draft opened; null before. */
  held: { rotation: Rotation; shares: readonly number[]; setFor: number | null } | null;
}

/** All that the order of any year follows from. */
export interface RotationDetails {
  /** Of the property; counts where nothing was ever set. */
  baseYear: number;
  settings: readonly RotationSetting[];
  drafted: readonly DraftedYear[];
  shares: readonly QueuedShare[];
  /** ISO date at the property. */
  today: string;
}

/** The order of one year and where it comes from. */
export interface YearOrder {
  year: number;
  rotation: Rotation;
  turns: Turn[];
  /** The setting that counts; null if there is none. */
  settingId: number | null;
  /** The year for which the first choice was set; null if it never was. */
  setFor: number | null;
  /** Whether a draft was opened by this order, which never changes then. */
  isHeld: boolean;
}

const latest = <Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (found, item) => (found === undefined || by(item) > by(found) ? item : found),
    undefined,
  );

/**
 * Returns the setting that counts in a year: the last one made for it or for a year before; for
 * earlier years the one that counts in the first year of all is counted back.
 */
export function settingFor(
  settings: readonly RotationSetting[],
  year: number,
): RotationSetting | null {
  const from = Math.max(year, Math.min(...settings.map((setting) => setting.year)));
  const reaching = settings.filter((setting) => setting.year <= from);
  return latest(reaching, ({ id }) => id) ?? null;
}

function rotationOf({ kind, queue, firstChoiceShare, year }: RotationSetting): Rotation {
  const order = kind === 'OVER_TWELVE' || !queue ? OVER_TWELVE : { kind, queue };
  return { ...order, baseYear: baseYearFor(firstChoiceShare, year, order) };
}

/** The rotation of a year that no draft has fixed. */
function expected(facts: RotationDetails, setting: RotationSetting | null, year: number): Rotation {
  const { shares, today: date } = facts;
  if (!setting) return overTwelve(facts.baseYear);
  const set = rotationOf(setting);
  if (set.kind === 'OVER_TWELVE') return set;
  const known = facts.drafted.filter(
    ({ year: drafted, planned }) => drafted <= year && planned?.settingId === setting.id,
  );
  const last = latest(known, (it) => it.year);
  if (!last?.planned) {
    if (year < setting.year) return set;
    const { year: from, firstChoiceShare: first } = setting;
    return queueFor(set, shares, { year: from, date, first });
  }
  const { settingId: _, ...planned } = last.planned;
  const opening = last.held ? planned : withNewcomers(planned, takingPartOf(shares), last.year);
  const renewal = nextRenewal(opening, last.year + 1);
  return year < renewal ? opening : queueFor(opening, shares, { year: renewal, date });
}

/**
 * Returns the order of a year: as its draft was held, else as it was planned, else as the rotation
 * foresees it today.
 */
export function orderIn(facts: RotationDetails, year: number): YearOrder {
  const setting = settingFor(facts.settings, year);
  const settingId = setting?.id ?? null;
  const held = facts.drafted.find((drafted) => drafted.year === year)?.held;
  if (held) {
    const { rotation, shares, setFor } = held;
    const turns = orderOf(rotation, shares, year);
    return { year, rotation, turns, settingId, setFor, isHeld: true };
  }
  const rotation = expected(facts, setting, year);
  const turns = orderOf(rotation, takingPartOf(facts.shares), year);
  return { year, rotation, turns, settingId, setFor: setting?.year ?? null, isHeld: false };
}

/** Returns the order of a year, with the past that explains it. */
export function orderWithPast(facts: RotationDetails, year: number): YearOrder & Order {
  const firstDraft = Math.min(...facts.drafted.map((drafted) => drafted.year));
  return {
    ...orderIn(facts, year),
    before: orderIn(facts, year - 1).turns,
    isFirstDraft: year === firstDraft,
  };
}

/**
 * Returns the rotation of a kind in which a share is first in a year: of the same kind its queue
 * stays, of another the shares that take part queue by number, and in pairs the first one with
 * them. Null if the share has no place in it.
 */
export function rotationFrom(
  { rotation, takingPart }: { rotation: Rotation; takingPart: readonly number[] },
  { kind, firstChoiceShare, year }: Omit<RotationSetting, 'id' | 'queue'>,
): Rotation | null {
  if (kind === 'TAKING_PART' && !takingPart.includes(firstChoiceShare)) return null;
  const queued = [...new Set([...takingPart, firstChoiceShare])].sort((one, two) => one - two);
  const joining = queued.filter((share) => !rotation.queue.includes(share));
  const own = kind === rotation.kind ? [...rotation.queue, ...joining] : queued;
  const order = kind === 'OVER_TWELVE' ? OVER_TWELVE : { kind, queue: own };
  if (!order.queue.includes(firstChoiceShare)) return null;
  return { ...order, baseYear: baseYearFor(firstChoiceShare, year, order) };
}
