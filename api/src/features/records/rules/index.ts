/** Counts of rows that refer to a property, without those that only an administrator set up. */
export interface PropertyUses {
  /** Shares that have or had an owner. */
  shares: number;
  bookings: number;
  requests: number;
  documents: number;
  drafts: number;
  /** Users linked to it as guests. */
  guests: number;
  /** 1 if its costs are kept. */
  ledgers: number;
}

/** The set-up of a property, which is deleted with it. */
export interface PropertySetup {
  /** Years with weeks of their own. */
  years: readonly number[];
  pictures: number;
  /** Whether administrators wrote in its talk. */
  hasTalk: boolean;
  hasArrival: boolean;
  hasGuestLink: boolean;
}

const NAMES: Record<keyof PropertyUses, [one: string, many: string]> = {
  shares: ['a share that has or had an owner', 'shares that have or had owners'],
  bookings: ['a booked week', 'booked weeks'],
  requests: ['a special request', 'special requests'],
  documents: ['a document', 'documents'],
  drafts: ['a draft', 'drafts'],
  guests: ['a linked guest', 'linked guests'],
  ledgers: ['costs', 'costs'],
};

/** 'a, b and c'. */
function enumerated(items: readonly string[]): string {
  const [last, ...before] = [...items].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} and ${last}`;
}

/** Why a property cannot be deleted, in a sentence; null for an empty one. */
export function deletionProblem(uses: PropertyUses): string | null {
  const found = (Object.keys(NAMES) as (keyof PropertyUses)[]).filter((kind) => uses[kind] > 0);
  if (found.length === 0) return null;
  const named = found.map((kind) => {
    const [one, many] = NAMES[kind];
    return uses[kind] === 1 ? one : `${uses[kind]} ${many}`;
  });
  return `Only an empty property can be deleted; this one has ${enumerated(named)}. Make it inactive instead.`;
}

/** The things deleted with an empty property, in words. */
export function deletedWith({
  years,
  pictures,
  hasTalk,
  hasArrival,
  hasGuestLink,
}: PropertySetup): string[] {
  return [
    'its name, location and settings',
    ...(years.length > 0
      ? [`the seasons and maintenance weeks of ${enumerated(years.map(String))}`]
      : []),
    ...(pictures > 0 ? ['its pictures'] : []),
    ...(hasTalk ? ['what administrators wrote in its talk'] : []),
    ...(hasArrival ? ['what people need to know to arrive'] : []),
    ...(hasGuestLink ? ['its guest link'] : []),
  ];
}
