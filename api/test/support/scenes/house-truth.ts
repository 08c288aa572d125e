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

const keyOf = ({ year, week }: Place) => `${year}/${week}`;

/** The weeks of a house as they must be after all changes that were acknowledged. */
export class HouseTruth {
  private readonly weeks = new Map<string, Place & { share: number }>();
  /** Each share's owners, the latest last, with the first day of their time. */
  private readonly owners = new Map<number, { user: User; from: string }[]>();

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
    const owner = this.owners.get(share)?.at(-1)?.user;
    if (!owner) throw new Error(`There is no share ${share}.`);
    return owner;
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

  /** A share passes to a user, with the weeks from tomorrow on; an owner since today had none. */
  passes(share: number, user: User, tomorrow: string): void {
    const owners = this.owners.get(share) ?? [];
    const last = owners.at(-1);
    if (last && last.from >= tomorrow) last.user = user;
    else if (last?.user.id !== user.id) owners.push({ user, from: tomorrow });
  }

  /** All held weeks in order, each with the owner at its first day. */
  held(): Held[] {
    return [...this.weeks.values()]
      .sort((one, other) => one.year - other.year || one.week - other.week)
      .map((it) => ({ ...it, userId: this.userAt(it) }));
  }

  private userAt({ year, week, share }: Held | (Place & { share: number })): number {
    const days = weeksOf(year, this.changeoverWeekday);
    const start = days.find((it) => it.week === week)?.startDate ?? '';
    const owner = this.owners.get(share)?.findLast(({ from }) => from <= start);
    return owner?.user.id ?? 0;
  }
}
