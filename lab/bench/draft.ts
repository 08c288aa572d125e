import { performance } from 'node:perf_hooks';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { signIn, signInAsAdministrator } from './fairweek';
import { DEMO_HASH, withClient } from './grow';
import { statementsOf } from './statements';

const OWNERS = 12;
const SOCKETS = 500;
const ROUNDS = 4;
/** Long enough that no turn ends during the measurement. */
const WINDOW_SECONDS = 3600;
const YEAR = new Date().getFullYear() + 3;

const HOME = `with home as (insert into properties (name, location, total_shares, weeks_per_share)
      values ('Drafted Home', 'Somewhere', ${OWNERS}, ${ROUNDS}) returning id),
    owners as (insert into users (email, first_name, last_name, user_role, password_hash)
      select 'drafting' || n || '@example.test', 'Owner', n::text, 'OWNER', ${DEMO_HASH}
      from generate_series(1, ${OWNERS}) n returning id, last_name::int as n)
  insert into shares (property_id, share_number, user_id)
    select home.id, n, owners.id from home, owners returning property_id as id`;

const PLAN = 'mutation($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
const OPEN =
  'mutation($draftId: ID!) { openDraft(draftId: $draftId) { seats { shareId shareNumber } } }';
const PICK = 'mutation($input: PickWeekInput!) { pickWeek(input: $input) { seq } }';
const EVENTS = 'subscription { myDraftEvents { seq status entries { kind share week } } }';

async function ask(url: string, cookie: string, query: string, variables: object) {
  const body = JSON.stringify({ query, variables });
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Records what every socket receives, and when. */
class Audience {
  private readonly clients: Client[] = [];
  private expected = 0;
  private times: number[] = [];
  private allHeard: () => void = () => undefined;

  constructor(private readonly url: string) {}

  async join(cookie: string): Promise<void> {
    class Socket extends WebSocket {
      constructor(address: string, protocols?: string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    const address = `${this.url.replace('http', 'ws')}/graphql`;
    await new Promise<void>((connected) => {
      const client = createClient({
        url: address,
        webSocketImpl: Socket,
        lazy: false,
        on: { connected: () => connected() },
      });
      this.clients.push(client);
      client.subscribe<{ myDraftEvents: { seq: number } }>(
        { query: EVENTS },
        {
          next: ({ data }) => this.hear(data?.myDraftEvents.seq ?? 0),
          error: console.error,
          complete: () => undefined,
        },
      );
    });
  }

  private hear(seq: number): void {
    if (seq < this.expected) return;
    this.times.push(performance.now());
    if (this.times.length === this.clients.length) this.allHeard();
  }

  /** Returns when each socket received an entry of the log, once all have. */
  async hearing(seq: number, work: () => Promise<unknown>): Promise<number[]> {
    this.expected = seq;
    this.times = [];
    const heard = new Promise<void>((resolve) => {
      this.allHeard = resolve;
    });
    await Promise.all([heard, work()]);
    return this.times;
  }

  async leave(): Promise<void> {
    for (const client of this.clients) await client.dispose();
  }
}

/** How long the picks of a draft took to reach 500 sockets of its owners, times sorted. */
export interface MeasuredDraft {
  /** Milliseconds from the request to each receipt. */
  receptions: number[];
  /** Milliseconds from the request to the last receipt of each pick. */
  lasts: number[];
  picks: number;
  statementsPerPick: number;
}

/** Runs a draft with twelve owners to its last pick while 500 sockets listen. */
export async function measureDraft(options: {
  url: string;
  databaseUrl: string;
}): Promise<MeasuredDraft> {
  const { url, databaseUrl } = options;
  const administrator = await signInAsAdministrator(url);
  const { rows } = await withClient(databaseUrl, (client) => client.query(HOME));
  const propertyId: number = rows[0].id;
  const cookies: string[] = [];
  for (let owner = 1; owner <= OWNERS; owner += 1) {
    cookies.push(await signIn(url, { email: `drafting${owner}@example.test` }));
  }
  const input = { propertyId, year: YEAR, rounds: ROUNDS, windowSeconds: WINDOW_SECONDS };
  const plan = { ...input, holidayCap: null };
  const { id: draftId } = (await ask(url, administrator, PLAN, { input: plan })) as { id: string };
  const audience = new Audience(url);
  for (let socket = 0; socket < SOCKETS; socket += 1) {
    await audience.join(cookies[socket % OWNERS] ?? '');
  }
  let seats: { shareId: string; shareNumber: number }[] = [];
  await audience.hearing(1, async () => {
    const opened = await ask(url, administrator, OPEN, { draftId });
    seats = (opened as { seats: typeof seats }).seats;
  });
  const turns = Array.from({ length: ROUNDS }, (_, round) =>
    round % 2 === 0 ? seats : seats.toReversed(),
  ).flat();
  const receptions: number[] = [];
  const lasts: number[] = [];
  // The last pick ends the draft, which does more than an ordinary pick.
  const picks = turns.slice(0, -1);
  const statements = await statementsOf(databaseUrl, async () => {
    for (const [index, { shareId, shareNumber }] of picks.entries()) {
      const pick = { draftId, shareId, week: index + 1 };
      const cookie = cookies[shareNumber - 1] ?? '';
      const begun = performance.now();
      const heard = await audience.hearing(index + 2, () =>
        ask(url, cookie, PICK, { input: pick }),
      );
      receptions.push(...heard.map((time) => time - begun));
      lasts.push(Math.max(...heard) - begun);
    }
  });
  await audience.leave();
  const sorted = (times: number[]) => times.sort((one, other) => one - other);
  return {
    receptions: sorted(receptions),
    lasts: sorted(lasts),
    picks: picks.length,
    statementsPerPick: statements / picks.length,
  };
}
