import type { User } from '../../../src/features/auth/user.entity';
import type { ApiClient, GraphqlAnswer } from '../clients/api-client';
import type { AdminHouse } from './admin-house';
import { DraftToCome } from './draft-to-come';
import { type HouseOfThree, makeHouseOfThree, SATURDAY, SHARES } from './house-of-three';
import { type Held, HouseTruth, type Place } from './house-truth';
import { applyImport, importJob, upload } from './import-files';
import { callOff, plan, settle } from './planned-sale';

/** An action at the house; numbers count within its shares, people and places. */
export type Step =
  | { kind: 'claim' | 'give' | 'move'; place: number; share: number }
  | { kind: 'release'; place: number }
  | { kind: 'import'; places: number[]; share: number }
  | { kind: 'swap'; place: number; other: number }
  | { kind: 'takeBack'; nth: number }
  | { kind: 'sell'; share: number; person: number }
  | { kind: 'plan'; share: number; person: number; days: number }
  | { kind: 'callOff'; share: number }
  | { kind: 'fill' | 'draft' }
  | { kind: 'pick'; week: number }
  | { kind: 'wait'; days: number };

/** An approved swap: two weeks that have changed hands. */
interface Swapped {
  id: number;
  places: [Place, Place];
}

const GIVE = 'mutation ($input: GiveWeekInput!) { giveWeek(input: $input) { id } }';
const CLAIM = 'mutation ($input: ClaimWeekInput!) { claimWeek(input: $input) { id } }';
const FREE = 'mutation ($id: ID!) { releaseWeek(bookingId: $id, reason: "Agreed") }';
const SWAP = 'mutation ($input: RequestSwapInput!) { requestSwap(input: $input) { id status } }';
const ANSWER = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { status } }`;
const FILL = 'mutation ($input: FillByRotationInput!) { fillByRotation(input: $input) }';
const TO_FILL = `query ($propertyId: ID!, $year: Int!) { rotationFill(
  propertyId: $propertyId, year: $year) { fingerprint shares { shareNumber weeks { week isNew } } } }`;
const REASON = 'Agreed at the meeting';

const nthOf = <T>(all: readonly T[], nth: number): T => {
  const found = all[nth % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

const done = ({ errors }: GraphqlAnswer) => errors === undefined;

/** A house of three shares whose weeks change in every way, beside the truth about them. */
export class TrueHouse {
  readonly truth: HouseTruth;
  private readonly swaps: Swapped[] = [];
  private readonly draft: DraftToCome;
  private readonly clients = new Map<number, ApiClient>();
  private waitedDays = 0;

  private constructor(
    private readonly it: AdminHouse,
    private readonly house: HouseOfThree,
  ) {
    const owners = SHARES.map((share) => [share, this.person(share)] as const);
    this.truth = new HouseTruth(new Map(owners), SATURDAY);
    this.draft = new DraftToCome(it.testApp, { ...house, year: house.lastYear });
  }

  static async open(it: AdminHouse): Promise<TrueHouse> {
    return new TrueHouse(it, await makeHouseOfThree(it));
  }

  /** Takes a step; what the server acknowledges is true from then on. */
  async take(step: Step): Promise<void> {
    await this.perform(step);
    await settle(this.it.testApp);
    this.truth.reaches(await this.dayIn(0));
    for (const [place, share] of await this.draft.ended()) this.truth.gives(place, share);
  }

  /** The weeks that are held, as the database has them. */
  held(): Promise<Held[]> {
    return this.query(
      `select b.year, b.week, s.share_number as share, t.user_id::int as "userId" from bookings b
        join shares s on s.id = b.share_id left join tenures t on t.id = b.tenure_id
        where b.property_id = $1 and b.released_at is null order by b.year, b.week`,
      [this.house.propertyId],
    );
  }

  /** The number of weeks that each share has in each year, by the fairness ledger. */
  async ledger(): Promise<[year: number, share: number, weeks: number][]> {
    const { data } = await (await this.admin()).graphql(`{ fairnessLedger(
      propertyId: ${this.house.propertyId}) { year shareNumber peak high low } }`);
    type Row = Record<'year' | 'shareNumber' | 'peak' | 'high' | 'low', number>;
    return data.fairnessLedger
      .map(({ year, shareNumber, peak, high, low }: Row) => [year, shareNumber, peak + high + low])
      .sort(([one]: number[], [other]: number[]) => (one ?? 0) - (other ?? 0));
  }

  /** Sets the clock back to where it was before the house was made. */
  close(): Promise<void> {
    return this.it.testApp.pass(`-${this.waitedDays} days`);
  }

  private async perform(step: Step): Promise<void> {
    switch (step.kind) {
      case 'claim':
      case 'give':
        return this.give(step.kind, this.place(step.place), this.share(step.share));
      case 'move':
        return this.move(this.taken(step.place), this.share(step.share));
      case 'release':
        return this.release(this.taken(step.place));
      case 'import':
        return this.importWeeks(
          step.places.map((it) => this.place(it)),
          this.share(step.share),
        );
      case 'swap':
        return this.swap([this.taken(step.place), this.taken(step.other)]);
      case 'takeBack':
        return this.takeBack(step.nth);
      case 'sell':
        return this.sell(this.share(step.share), this.person(step.person));
      case 'plan':
        return this.plan(this.share(step.share), this.person(step.person), step.days);
      case 'callOff':
        return this.callOff(this.share(step.share));
      case 'fill':
        return this.fill();
      case 'draft':
        return this.draft.open(await this.admin());
      case 'pick':
        return this.draft.pick(await this.admin(), step.week);
      case 'wait':
        return this.wait(step.days);
    }
  }

  private async give(kind: 'claim' | 'give', place: Place, share: number): Promise<void> {
    const input = { ...place, propertyId: this.house.propertyId, shareId: this.shareId(share) };
    const answer =
      kind === 'claim'
        ? (await this.as(this.truth.userAt(share, place))).graphql(CLAIM, { input })
        : (await this.admin()).graphql(GIVE, { input: { ...input, reason: REASON } });
    // Repeating one's own claim changes nothing.
    const isNew = this.truth.holderOf(place) !== share;
    if (done(await answer) && isNew) this.truth.gives(place, share);
  }

  private async move(place: Place, share: number): Promise<void> {
    const input = { ...place, propertyId: this.house.propertyId, shareId: this.shareId(share) };
    const given = { ...input, bookingId: await this.booking(place), reason: REASON };
    if (!done(await (await this.admin()).graphql(GIVE, { input: given }))) return;
    this.truth.frees(place);
    this.truth.gives(place, share);
  }

  private async release(place: Place): Promise<void> {
    const id = await this.booking(place);
    if (done(await (await this.admin()).graphql(FREE, { id }))) this.truth.frees(place);
  }

  private async importWeeks(places: Place[], share: number): Promise<void> {
    const admin = await this.admin();
    const rows = places.map(({ year, week }) => `${this.house.name},${share},${year},${week}`);
    const file = ['Property,Share number,Year,Week', ...rows, ''].join('\n');
    const { body, status } = await upload(admin, file);
    if (status !== 201) throw new Error(body.message);
    const { refused, rows: read } = await importJob(admin, body.id);
    if (!done(await applyImport(admin, body.id, refused))) return;
    await this.it.testApp.runJobs();
    for (const { line, isAssigned } of read) {
      const place = places[line - 2];
      if (isAssigned && place) this.truth.gives(place, share);
    }
  }

  private async swap(places: [Place, Place]): Promise<void> {
    const [mine, theirs] = places.map((it) => this.truth.holderOf(it));
    if (mine === undefined) return;
    const [bookingId, targetBookingId] = [
      await this.booking(places[0]),
      await this.booking(places[1]),
    ];
    const target = theirs === undefined ? places[1] : { targetBookingId };
    const owner = await this.as(this.truth.userAt(mine, places[0]));
    const { data } = await owner.graphql(SWAP, { input: { bookingId, ...target } });
    const asked = data?.requestSwap;
    if (!asked) return;
    if (theirs !== undefined) {
      const other = await this.as(this.truth.userAt(theirs, places[1]));
      if (!done(await other.graphql(ANSWER('acceptSwap'), { id: asked.id }))) return;
    }
    this.truth.exchanges(...places);
    this.swaps.push({ id: asked.id, places });
  }

  private async takeBack(nth: number): Promise<void> {
    const swapped = this.swaps.at(-1 - nth);
    if (!swapped) return;
    const answer = await (await this.admin()).graphql(ANSWER('takeBackSwap'), { id: swapped.id });
    if (done(answer)) this.truth.exchanges(...swapped.places);
  }

  private async sell(share: number, buyer: User): Promise<void> {
    const { status } = await (await this.admin()).post('/api/admin/shares/upsert', {
      propertyId: this.house.propertyId,
      shareNumber: share,
      ownerName: `${buyer.firstName} ${buyer.lastName}`,
      ownerEmail: buyer.email,
    });
    if (status === 200) this.truth.passes(share, buyer, await this.dayIn(1));
  }

  private async plan(share: number, buyer: User, days: number): Promise<void> {
    const day = await this.dayIn(days);
    const shareIds = [this.shareId(share)];
    const answer = await plan({ admin: await this.admin() }, buyer, { shareIds, day });
    if (done(answer)) this.truth.plans(share, buyer, day);
  }

  private async callOff(share: number): Promise<void> {
    const answer = await callOff(await this.admin(), this.shareId(share));
    if (done(answer)) this.truth.callsOff(share);
  }

  private async fill(): Promise<void> {
    const admin = await this.admin();
    const of = { propertyId: this.house.propertyId, year: this.house.lastYear };
    const seen = (await admin.graphql(TO_FILL, of)).data?.rotationFill;
    if (!seen) return;
    const input = { ...of, fingerprint: seen.fingerprint, reason: REASON };
    if (!done(await admin.graphql(FILL, { input }))) return;
    for (const { shareNumber, weeks } of seen.shares) {
      for (const { week, isNew } of weeks) {
        if (isNew) this.truth.gives({ year: of.year, week }, shareNumber);
      }
    }
  }

  private async wait(days: number): Promise<void> {
    await this.it.testApp.pass(`${days} days`);
    this.waitedDays += days;
    this.clients.clear();
  }

  private async dayIn(days: number): Promise<string> {
    const [{ day }] = await this.query('select (now()::date + $1::int)::text as day', [days]);
    return day;
  }

  private place(nth: number): Place {
    return nthOf(this.house.places, nth);
  }

  /** One of the weeks that are held, or any other. */
  private taken(nth: number): Place {
    const held = this.truth.held().map(({ year, week }) => ({ year, week }));
    return nthOf([...held, this.place(nth)], nth);
  }

  private share(nth: number): number {
    return nthOf(SHARES, nth);
  }

  private person(nth: number): User {
    return nthOf(this.house.people, nth);
  }

  private shareId(share: number): number {
    return this.house.shareIds.get(share) ?? 0;
  }

  /** The id of the booking of a week; 0 if no one holds it. */
  private async booking({ year, week }: Place): Promise<number> {
    const [booking] = await this.query(
      'select id from bookings where property_id = $1 and year = $2 and week = $3 and released_at is null',
      [this.house.propertyId, year, week],
    );
    return booking?.id ?? 0;
  }

  private admin(): Promise<ApiClient> {
    return this.as(this.it.administrator);
  }

  private async as(user: User): Promise<ApiClient> {
    const isAdmin = user.id === this.it.administrator.id;
    const client = this.clients.get(user.id) ?? (await this.it.testApp.signIn(user, { isAdmin }));
    this.clients.set(user.id, client);
    return client;
  }

  private query(text: string, values: unknown[] = []) {
    return this.it.testApp.running.app.db.query(text, values);
  }
}
