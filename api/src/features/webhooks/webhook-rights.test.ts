import type { ApiClient } from '../../../test/support/clients/api-client';
import { DRAFT_YEAR, openedDraft, PICK } from '../../../test/support/scenes/drafts';
import { askFor, setStatus } from '../../../test/support/scenes/request-cast';
import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
  say,
} from '../../../test/support/scenes/swap-home';
import { tokenClient } from '../../../test/support/scenes/tokens';
import { createWebhook, WEBHOOKS_HERE } from '../../../test/support/scenes/webhooks';
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/support/servers/webhook-receiver';
import { until } from '../../../test/support/until';

const OWN = ['REQUESTS', 'SWAPS', 'PICKS', 'BOOKINGS'];
const ALL = OWN.map((kind) => `ALL_${kind}`);
const SCOPES = ['REQUESTS', 'SWAPS', 'DRAFT', 'WEEKS'];

let scene: SwapHome;
let receiver: WebhookReceiver;
const ids: Record<string, string> = {};

/** Makes a webhook at a path that is named after its user. */
async function listen(who: keyof SwapHome['home']['people'], kinds: readonly string[]) {
  const url = `${receiver.url}/${who}`;
  const { data, errors } = await createWebhook(scene.home.as[who], { url, kinds });
  if (errors) throw new Error(errors[0]?.message);
  ids[who] = data.createWebhook.webhook.id;
}

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  scene = await openSwapHome(WEBHOOKS_HERE);
  await scene.home.testApp.runBackground();
  await scene.query('update users set temporary_password_expires_at = null');
  await listen('owner', OWN);
  await listen('inactiveOwner', OWN);
  await listen('guest', OWN);
  await listen('strangerOwner', OWN);
  await listen('administrator', ALL);
});
afterAll(async () => {
  await scene.home.testApp.close();
  await receiver.close();
});

const db = () => scene.home.testApp.running.app.db;
const kindsOf = (who: string) => receiver.calls(`/${who}`).map(({ body }) => body.kind);

/** Resolves once every queued delivery was made or given up. */
const settled = () =>
  until(async () => {
    const [{ open }] = await db().query(
      `select count(*)::int as open from webhook_deliveries
        where delivered_at is null and failed_at is null`,
    );
    return open === 0;
  });

/** The events that each listener received during an action. */
async function heardDuring(work: () => Promise<unknown>) {
  const before = Object.fromEntries(Object.keys(ids).map((who) => [who, kindsOf(who).length]));
  await work();
  await settled();
  const heard = Object.keys(ids).map((who) => [who, kindsOf(who).slice(before[who])] as const);
  return Object.fromEntries(heard.filter(([, kinds]) => kinds.length > 0));
}

/** Reads what the last call says, by a token of the user. */
async function readLast(who: 'owner' | 'administrator') {
  const { graphql } = receiver.calls(`/${who}`).at(-1)?.body ?? {};
  const level = who === 'owner' ? 'READ' : 'ADMIN';
  const scopes = SCOPES.map((area) => `${area}_${level}`);
  const program = await tokenClient(scene.home.testApp, scene.home.people[who], scopes);
  const { data, errors } = await program.graphql(graphql?.query ?? '', graphql?.variables);
  expect(errors).toBeUndefined();
  return data;
}

test('who asked and administrators hear of a request, only administrators of notes among them', async () => {
  const { home } = scene;
  let id = '';
  expect(
    await heardDuring(async () => {
      ({ id } = await askFor(home, home.as.guest));
    }),
  ).toEqual({ guest: ['request.created'], administrator: ['request.created'] });
  expect(await readLast('administrator')).toMatchObject({ specialRequest: { id } });
  const note = { id, status: 'pending', notes: 'Ask Bob.', isForAsker: false };
  expect(await heardDuring(() => setStatus(home.as.administrator, note))).toEqual({
    administrator: ['request.changed'],
  });
  const news = { id, status: 'in_progress', notes: 'On it.' };
  expect(await heardDuring(() => setStatus(home.as.administrator, news))).toEqual({
    guest: ['request.changed'],
    administrator: ['request.changed'],
  });
  expect(receiver.calls('/guest').at(-1)?.raw).not.toMatch(/On it|towels/);
});

test('both sides and administrators hear of a swap, no co-owner does', async () => {
  const { home, other } = scene;
  const [bookingId, targetBookingId] = [await scene.book(1, 20), await scene.book(5, 21)];
  let id = 0;
  expect(
    await heardDuring(async () => {
      const { data } = await request(home.as.owner, { bookingId, targetBookingId });
      id = data.requestSwap.id;
    }),
  ).toEqual({ owner: ['swap.requested'], administrator: ['swap.requested'] });
  expect(receiver.calls('/owner').at(-1)?.body.ids).toEqual({
    swapId: id,
    propertyId: String(home.property.id),
  });
  expect((await readLast('owner')).mySwaps.items[0]).toMatchObject({ id });
  expect((await readLast('administrator')).weekSwaps.items[0]).toMatchObject({ id });
  const accepted = await heardDuring(() => say('acceptSwap', id, other.client));
  const heard = ['booking.exchanged', 'swap.changed'];
  expect(accepted).toEqual({
    owner: expect.arrayContaining(heard),
    inactiveOwner: ['booking.exchanged'],
    administrator: expect.arrayContaining(heard),
  });
});

test('owners of the house and administrators hear of bookings', async () => {
  const { home } = scene;
  const propertyId = home.property.id;
  await db().query('update property_years set is_open_for_claims = true where property_id = $1', [
    propertyId,
  ]);
  const [share] = await db().query(
    'select id from shares where property_id = $1 and share_number = 12',
    [propertyId],
  );
  const claim = `mutation($input: ClaimWeekInput!) { claimWeek(input: $input) { id } }`;
  const input = { propertyId, year: SWAP_YEAR, week: 30, shareId: share.id };
  let bookingId = '';
  const all = (kind: string) => ({ owner: [kind], inactiveOwner: [kind], administrator: [kind] });
  expect(
    await heardDuring(async () => {
      const { data } = await home.as.owner.graphql(claim, { input });
      bookingId = data.claimWeek.id;
    }),
  ).toEqual(all('booking.claimed'));
  expect(receiver.calls('/owner').at(-1)?.body.ids).toEqual({
    bookingIds: [bookingId],
    propertyId: String(propertyId),
    year: SWAP_YEAR,
  });
  expect((await readLast('owner')).calendar.weeks).toContainEqual({
    week: 30,
    booking: expect.objectContaining({ id: bookingId }),
  });
  const release = 'mutation($id: ID!) { releaseWeek(bookingId: $id) }';
  expect(await heardDuring(() => home.as.owner.graphql(release, { id: bookingId }))).toEqual(
    all('booking.released'),
  );
});

const PICKED = { owner: ['pick.made'], inactiveOwner: ['pick.made'], administrator: ['pick.made'] };

/** Picks a week for whose turn it is, as its owner. */
async function pick(draftId: string, week: number): Promise<void> {
  const { home, other } = scene;
  const shares: { id: string; client: ApiClient }[] = [];
  for (const [number, client] of [
    [1, home.as.owner],
    [12, home.as.owner],
    [2, home.as.firstLogin],
    [5, other.client],
  ] as const) {
    const [share] = await db().query(
      'select id from shares where property_id = $1 and share_number = $2',
      [home.property.id, number],
    );
    shares.push({ id: share.id, client });
  }
  for (const { id: shareId, client } of shares) {
    const { errors } = await client.graphql(PICK, { input: { draftId, shareId, week } });
    if (!errors) return;
  }
  throw new Error('No one could pick.');
}

let draftId = '';

test('picks are announced with the numbers of their entries in the log', async () => {
  const { home } = scene;
  await db().query('delete from week_swaps');
  await db().query('delete from bookings');
  ({ id: draftId } = await openedDraft(home));
  expect(await heardDuring(() => pick(draftId, 30))).toEqual(PICKED);
  const { ids: told, rest } = receiver.calls('/owner').at(-1)?.body ?? {};
  expect(told).toMatchObject({ draftId, year: DRAFT_YEAR, seqs: [expect.any(Number)] });
  const { draft } = await readLast('owner');
  const seqs = told?.seqs as number[];
  expect(draft.log).toContainEqual({
    seq: seqs[0],
    kind: 'PICKED',
    share: expect.any(Number),
    week: 30,
  });
  expect((await home.as.owner.get(new URL(rest ?? '').pathname)).status).toBe(200);
});

test('who loses the last share or the role hears no more, not even what waits already', async () => {
  const { people } = scene.home;
  const gone = ['inactiveOwner', 'administrator'] as const;
  const lastOf = async (who: string) =>
    (
      await db().query(
        `select problem from webhook_deliveries where webhook_id = $1 order by id desc limit 1`,
        [ids[who]],
      )
    )[0];
  receiver.answer(500);
  await pick(draftId, 31);
  for (const who of gone) await until(async () => (await lastOf(who))?.problem);
  const heard = gone.map((who) => kindsOf(who).length);
  await db().query('update shares set user_id = null where user_id = $1', [
    people.inactiveOwner.id,
  ]);
  await db().query(`update users set user_role = 'USER', is_admin = false where id = $1`, [
    people.administrator.id,
  ]);
  receiver.answer(204);
  await db().query('update graphile_worker._private_jobs set run_at = now()');
  await settled();
  for (const who of gone) {
    expect(await lastOf(who)).toEqual({ problem: 'You may no longer see this.' });
  }
  expect(gone.map((who) => kindsOf(who).length)).toEqual(heard);
  expect(await heardDuring(() => pick(draftId, 32))).toEqual({ owner: ['pick.made'] });
  expect(kindsOf('strangerOwner')).toEqual([]);
});

test('kinds of all users are for administrator sessions', async () => {
  const url = `${receiver.url}/plain`;
  for (const who of ['owner', 'plainAdministrator'] as const) {
    const { errors } = await createWebhook(scene.home.as[who], { url, kinds: ['ALL_SWAPS'] });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
