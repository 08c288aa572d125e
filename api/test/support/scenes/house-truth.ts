import type { User } from '../../../src/features/auth/user.entity';
import { weeksOf } from '../../../src/features/weeks/rules';

/** A week of a house. */
export interface Place {
  year: number;
  week: number;
}

/** A week that a share holds, and the user whose stay it is. */
export interface Held extends Place {
  share: number;
  userId: number;
}

interface Owner {
  user: User;
  from: string;
  /** Whether the share passes to them on that day, which is to come. */
  isPlanned?: boolean;
}

const keyOf = ({ year, week }: Place) => `${year}/${week}`;

function found<T>(it: T | undefined): T {
  if (it === undefined) throw new Error('There is none.');
  return it;
}

/** The current owner among those of a share. */
const present = (owners: readonly Owner[]) => found(owners.findLast(({ isPlanned }) => !isPlanned));

/** The weeks of a house as they must be after all changes that were acknowledged. */
export class HouseTruth {
  private readonly weeks = new Map<string, Place & { share: number }>();
  /** Each share's owners, the latest last, with the first day of their time. */
  private readonly owners = new Map<number, Owner[]>();

  constructor(
    owners: ReadonlyMap<number, User>,
    private readonly changeoverWeekday: number,
  ) {
    for (const [share, user] of owners) this.owners.set(share, [{ user, from: '' }]);
  }

  /** The share that holds a week. */
  holderOf(place: Place): number | undefined {
    return this.weeks.get(keyOf(place))?.share;
  }

  /** The current owner of a share. */
  ownerOf(share: number): User {
    return present(this.ownersOf(share)).user;
  }

  /** The user whose stay a week would be if a share held it. */
  userAt(share: number, { year, week }: Place): User {
    const days = weeksOf(year, this.changeoverWeekday);
    const start = days.find((it) => it.week === week)?.startDate ?? '';
    return found(this.ownersOf(share).findLast(({ from }) => from <= start)).user;
  }

  /** A share gets a week that no share held. */
  gives(place: Place, share: number): void {
    const holder = this.holderOf(place);
    if (holder) throw new Error(`Share ${holder} held week ${keyOf(place)}.`);
    this.weeks.set(keyOf(place), { ...place, share });
  }

  /** No share holds a week any more. */
  frees(place: Place): void {
    if (!this.weeks.delete(keyOf(place))) throw new Error(`Week ${keyOf(place)} was open.`);
  }

  /** Two weeks change hands; either may be open. */
  exchanges(one: Place, other: Place): void {
    const [first, second] = [this.holderOf(one), this.holderOf(other)];
    for (const [place, share] of [
      [one, second],
      [other, first],
    ] as const) {
      this.weeks.delete(keyOf(place));
      if (share !== undefined) this.gives(place, share);
    }
  }

  /**
   * A share passes to another user, with the weeks from tomorrow on, which ends a plan; an owner since
   * today had none.
   */
  passes(share: number, user: User, tomorrow: string): void {
    const owners = this.ownersOf(share).filter(({ isPlanned }) => !isPlanned);
    const last = present(owners);
    if (last.user.id === user.id) return;
    if (last.from >= tomorrow) last.user = user;
    else owners.push({ user, from: tomorrow });
    this.owners.set(share, owners);
  }

  /** A share is planned to pass to a user on a day to come. */
  plans(share: number, user: User, day: string): void {
    this.ownersOf(share).push({ user, from: day, isPlanned: true });
  }

  /** The plan for a share is called off. */
  callsOff(share: number): void {
    const owners = this.ownersOf(share);
    this.owners.set(
      share,
      owners.filter(({ isPlanned }) => !isPlanned),
    );
  }

  /** The shares pass whose planned day has come. */
  reaches(today: string): void {
    for (const owner of [...this.owners.values()].flat()) {
      if (owner.from <= today) owner.isPlanned = false;
    }
  }

  /** All held weeks in order, each with the owner at its first day. */
  held(): Held[] {
    return [...this.weeks.values()]
      .sort((one, other) => one.year - other.year || one.week - other.week)
      .map((it) => ({ ...it, userId: this.userAt(it.share, it).id }));
  }

  private ownersOf(share: number): Owner[] {
    return found(this.owners.get(share));
  }
}
