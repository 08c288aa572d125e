import { inTransaction } from '../../src/core/database/database';
import { joinOwners } from '../../src/features/imports/steps/join-owners';
import { COMING_YEAR, claim, refusalOf } from '../support/scenes/co-owned-home';
import { csvOf, preview } from '../support/scenes/import-files';
import { eachPlannedSale, settle } from '../support/scenes/planned-sale';
import { memberIds } from '../support/scenes/second-member';
import { statementsOf } from '../support/sql/statements';

const at = eachPlannedSale();

/** Plans the sale, with a guest in a week of the buyer, who is returned with it. */
async function soldWithGuest() {
  const after = await at.book(26);
  const guest = await at.testApp.person({ linkedPropertyId: at.home.property.id });
  expect((await at.planned()).errors).toBeUndefined();
  await at
    .db()
    .query(`update bookings set guest_id = $2, guests = 'Uncle Bo' where id = $1`, [
      ...[after, guest.id],
    ]);
  return { after, guest };
}

const upsertBuyer = () =>
  at.admin.post('/api/admin/shares/upsert', {
    ...{ propertyId: at.home.property.id, shareNumber: 1 },
    ...{ ownerName: 'Vera Blum', ownerEmail: at.buyer.email },
  });

test('guests of a buyer who is deleted read that their stays ended', async () => {
  const { after, guest } = await soldWithGuest();
  const deleted = await at.admin.graphql(`mutation { deleteUser(id: ${at.buyer.id}) { message } }`);
  expect(refusalOf(deleted)).toBe('not refused');
  expect(await at.guestsOf(after)).toBe('');
  expect(await at.noticesOf(guest.id)).toEqual(['stay.taken']);
});

test('a buyer who becomes one of the owners keeps guests, and the owners read that the plan ended', async () => {
  const { after, guest } = await soldWithGuest();
  const made = await at.home.one.client.graphql(
    `mutation { inviteShareMember(shareId: ${at.shareId()}) { url } }`,
  );
  const token = made.data.inviteShareMember.url.split(/[#=/]/).at(-1);
  const accepted = await at.buying.graphql(
    'mutation($token: String!) { acceptShareInvitation(token: $token) { shareNumber } }',
    { token },
  );
  expect(refusalOf(accepted)).toBe('not refused');
  await settle(at.testApp);
  expect(await at.guestsOf(after)).toBe('Uncle Bo');
  expect(await at.noticesOf(guest.id)).toEqual([]);
  for (const { id } of [at.home.one.user, at.second, at.buyer]) {
    expect(await at.noticesOf(id)).toContain('handover.ended');
  }
  expect(await at.staysOf(at.second.client)).toEqual([String(after)]);
});

test('the ends of plans lock a share, then its people, then its plans', async () => {
  await at.planned();
  await at
    .db()
    .query('insert into share_members (share_id, user_id) values ($1, $2)', [
      ...[at.shareId(), at.buyer.id],
    ]);
  const sent = await statementsOf(() => settle(at.testApp));
  const order = ['lock-shares-to-plan', 'lock-users', 'tell-ends-of-handovers'];
  expect(sent.filter((it) => order.includes(it))).toEqual(order);
});

test('an import joins no one to a share that passes today', async () => {
  const guest = await at.testApp.person({ firstName: 'Ned', lastName: 'Nye' });
  await at.planned();
  const { id } = await preview(at.admin, csvOf(`Ned,Nye,${guest.email},Lake House,,1`));
  await at
    .db()
    .query('update import_rows set property_id = $1, is_joined = true', [at.home.property.id]);
  const { app } = at.testApp.running;
  const join = () =>
    inTransaction(app, (transaction) =>
      joinOwners(app, transaction, { actorId: at.administrator.id, range: [id, 0, 9] }),
    );
  await at.db().query('update planned_handovers set day = current_date - 1');
  expect(await join()).toBe(0);
  await at.db().query('update planned_handovers set day = current_date + 9');
  expect(await join()).toBe(1);
});

test('a share that its buyer gets before the day keeps their weeks, guests, swaps and lists', async () => {
  const before = await at.book(24);
  const { after, guest } = await soldWithGuest();
  await at.nameGuests(at.home.one.client, before, 'Aunt Ida');
  const theirs = (await claim(at.home.other, { week: 30 })).data.claimWeek.id;
  const ask = (client: typeof at.buying, bookingId: number) =>
    client.graphql('mutation($input: RequestSwapInput!) { requestSwap(input: $input) { id } }', {
      input: { bookingId, targetBookingId: theirs },
    });
  expect(refusalOf(await ask(at.buying, after))).toBe('not refused');
  expect(refusalOf(await ask(at.home.one.client, before))).toBe('not refused');
  await at
    .db()
    .query('insert into swap_wishes (booking_id, user_id, weeks) values ($1, $2, $3)', [
      ...[after, at.buyer.id, [31]],
    ]);
  expect((await upsertBuyer()).status).toBe(200);
  expect(await memberIds(at.db(), at.shareId())).toEqual([at.buyer.id]);
  expect([await at.guestsOf(before), await at.guestsOf(after)]).toEqual(['', 'Uncle Bo']);
  expect(await at.staysOf(at.buying)).toEqual([String(before), String(after)]);
  expect(await at.noticesOf(guest.id)).toEqual([]);
  expect(await at.db().query('select status from week_swaps order by id')).toEqual([
    { status: 'PENDING' },
    { status: 'CANCELLED' },
  ]);
  expect(await at.db().query('select booking_id as id from swap_wishes')).toEqual([
    { id: Number(after) },
  ]);
  const { tenures, planned } = await at.history();
  expect(planned).toBeNull();
  expect(tenures).toEqual([
    { name: 'Vera Blum', firstDay: expect.any(String), lastDay: null },
    { name: 'Olivia Marsh', firstDay: null, lastDay: expect.any(String) },
  ]);
  expect(tenures[0].firstDay < `${COMING_YEAR}-01-01`).toBe(true);
});

test('who will own a share reads what all owners read, but how to get in from the day on alone', async () => {
  await at.planned();
  const { id: propertyId } = at.home.property;
  const saved = await at.admin.graphql(
    'mutation ($input: SaveArrivalInput!) { saveArrival(input: $input) { version } }',
    { input: { propertyId, wifiNetwork: 'Lake', wifiPassword: 'swim-at-dawn', note: 'Left.' } },
  );
  expect(refusalOf(saved)).toBe('not refused');
  const arrivalOf = async (client: typeof at.buying) =>
    (await client.graphql(`{ arrival(propertyId: ${propertyId}) { wifiPassword note } }`)).data
      .arrival;
  const all = { wifiPassword: 'swim-at-dawn', note: 'Left.' };
  expect(await arrivalOf(at.buying)).toEqual({ wifiPassword: null, note: null });
  expect(await arrivalOf(at.second.client)).toEqual(all);
  await at.db().query('update planned_handovers set day = current_date - 1');
  expect(await arrivalOf(at.buying)).toEqual(all);
  await at.db().query('update planned_handovers set day = current_date + 300');
  const input = { propertyId, year: COMING_YEAR + 1, reason: 'Agreed by letter' };
  const agreed = await at.admin.graphql(
    'mutation ($input: AgreeYearInput!) { agreeYear(input: $input) }',
    { input },
  );
  expect(refusalOf(agreed)).toBe('not refused');
  const off = await at.admin.graphql(
    'mutation ($input: UpdatePropertyInput!) { updateProperty(input: $input) { id } }',
    { input: { id: propertyId, isActive: false, version: 1 } },
  );
  expect(refusalOf(off)).toBe('not refused');
  expect((await at.noticesOf(at.buyer.id)).slice(1)).toEqual([
    'weeks.agreed',
    'property.deactivated',
  ]);
});
