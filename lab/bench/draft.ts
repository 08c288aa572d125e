import { performance } from 'node:perf_hooks';
import { Audience } from './audience';
import { type MeasuredCrowd, measureCrowd, type Owner, SOCKETS } from './crowd';
import { type Served, signIn, signInAsAdministrator } from './fairweek';
import { DEMO_HASH, withClient } from './grow';
import { statementsOf } from './statements';

const OWNERS = 12;
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
    select home.id, n, owners.id from home, owners returning property_id as "propertyId", user_id::int as "userId", share_number as n`;

const PLAN = 'mutation($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
const OPEN =
  'mutation($draftId: ID!) { openDraft(draftId: $draftId) { seats { shareId shareNumber } } }';
const PICK = 'mutation($input: PickWeekInput!) { pickWeek(input: $input) { seq } }';

async function ask(url: string, cookie: string, query: string, variables: object) {
  const body = JSON.stringify({ query, variables });
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** How long the picks of a draft took to reach 500 sockets of its owners, times sorted. */
export interface MeasuredDraft {
  /** Milliseconds from the request to each receipt. */
  receptions: number[];
  /** Milliseconds from the request to the last receipt of each pick. */
  lasts: number[];
  picks: number;
  statementsPerPick: number;
  crowd: MeasuredCrowd;
}

/** Runs a draft with twelve owners to its last pick while 500 sockets listen. */
export async function measureDraft(
  options: Pick<Served, 'url' | 'cpuMs'> & { databaseUrl: string },
): Promise<MeasuredDraft> {
  const { url, databaseUrl } = options;
  const administrator = await signInAsAdministrator(url);
  const { rows } = await withClient(databaseUrl, (client) => client.query(HOME));
  const { propertyId } = rows[0];
  const owners: Owner[] = [];
  for (const { userId, n } of rows) {
    owners.push({ userId, cookie: await signIn(url, { email: `drafting${n}@example.test` }) });
  }
  const input = { propertyId, year: YEAR, rounds: ROUNDS, windowSeconds: WINDOW_SECONDS };
  const plan = { ...input, holidayCap: null };
  const { id: draftId } = (await ask(url, administrator, PLAN, { input: plan })) as { id: string };
  const audience = await Audience.of(
    url,
    owners.map(({ cookie }) => cookie),
    SOCKETS,
  );
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
      const { cookie = '' } = owners[shareNumber - 1] ?? {};
      const begun = performance.now();
      const heard = await audience.hearing(index + 2, () =>
        ask(url, cookie, PICK, { input: pick }),
      );
      receptions.push(...heard.map((time) => time - begun));
      lasts.push(Math.max(...heard) - begun);
    }
  });
  audience.leave();
  const sorted = (times: number[]) => times.sort((one, other) => one - other);
  return {
    receptions: sorted(receptions),
    lasts: sorted(lasts),
    picks: picks.length,
    statementsPerPick: statements / picks.length,
    crowd: await measureCrowd({ ...options, owners }),
  };
}
