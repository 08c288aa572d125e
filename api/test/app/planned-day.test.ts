import { COMING_YEAR, refusalOf } from '../support/scenes/co-owned-home';
import { callOff, DAY, eachPlannedSale, passTo, settle } from '../support/scenes/planned-sale';
import { memberIds } from '../support/scenes/second-member';

const at = eachPlannedSale();

describe('on its day', () => {
  test('the share passes once, though two processes do it, and the sellers lose the role', async () => {
    const [before, after] = [await at.book(24), await at.book(26)];
    await at.planned();
    await at.nameGuests(at.buying, after, 'Uncle Bo');
    await settle(at.testApp);
    expect(await memberIds(at.db(), at.shareId())).toEqual([at.home.one.user.id, at.second.id]);
    await passTo(at.testApp, `${COMING_YEAR}-06-23`);
    await Promise.all([settle(at.testApp), settle(at.testApp)]);
    expect(await memberIds(at.db(), at.shareId())).toEqual([at.buyer.id]);
    expect(await at.noticesOf(at.buyer.id)).toEqual(['handover.planned', 'handover.done']);
    expect(await Promise.all([at.home.one.user, at.second, at.buyer].map(at.roleOf))).toEqual([
      ...['USER', 'USER', 'OWNER'],
    ]);
    expect(await at.guestsOf(after)).toBe('Uncle Bo');
    const tenures = await at.db().query(
      `select user_id, starts_on::text, ends_on::text from tenures where share_id = $1
        order by starts_on`,
      [at.shareId()],
    );
    expect(tenures).toEqual([
      { user_id: at.home.one.user.id, starts_on: '-infinity', ends_on: DAY },
      { user_id: at.buyer.id, starts_on: DAY, ends_on: null },
    ]);
    const holders = await at.db().query(
      `select b.id, t.user_id from bookings b join tenures t on t.id = b.tenure_id
        where b.share_id = $1 order by b.week`,
      [at.shareId()],
    );
    expect(holders).toEqual([
      { id: Number(before), user_id: at.home.one.user.id },
      { id: Number(after), user_id: at.buyer.id },
    ]);
    expect((await at.history(await at.freshAdmin())).planned).toBeNull();
    const buying = await at.testApp.signIn(at.buyer);
    const log = await buying.graphql(
      `{ houseActions(propertyId: ${at.home.property.id}) { items { text } } }`,
    );
    expect(JSON.stringify(log.data)).toContain('on the planned day (sale)');
  });

  test('the buyer’s swaps, wishes and lists go on', async () => {
    const after = await at.book(26);
    await at.planned();
    const wishes = { bookingId: after, weeks: [40] };
    const wish =
      'mutation($input: SwapWishesInput!) { saveSwapWishes(input: $input) { bookingId } }';
    expect(refusalOf(await at.home.one.client.graphql(wish, { input: wishes }))).toMatch(
      /^FORBIDDEN/,
    );
    expect(refusalOf(await at.buying.graphql(wish, { input: wishes }))).toBe('not refused');
    await passTo(at.testApp);
    await settle(at.testApp);
    expect(await at.db().query('select user_id from swap_wishes')).toEqual([
      { user_id: at.buyer.id },
    ]);
  });

  test('its people cannot be changed until it has passed', async () => {
    await at.planned();
    await passTo(at.testApp);
    const admin = await at.freshAdmin();
    const [{ version }] = await at
      .db()
      .query('select version from shares where id = $1', [at.shareId()]);
    const removal = `mutation { removeShare(id: ${at.shareId()}, version: ${version}) }`;
    expect(refusalOf(await admin.graphql(removal))).toContain('passes to its new owner today');
    expect(refusalOf(await callOff(admin, at.shareId()))).toContain(
      'passes to its new owner today',
    );
    const seller = await at.testApp.signIn(at.home.one.user);
    const buying = await at.testApp.signIn(at.buyer);
    for (const year of [COMING_YEAR - 1, COMING_YEAR]) {
      const input = `shareId: ${at.shareId()}, year: ${year}, weeks: [50], isAutopilot: false`;
      const wish = `mutation { saveWishList(input: { ${input} }) { weeks } }`;
      expect(refusalOf(await seller.graphql(wish))).toMatch(/^FORBIDDEN/);
      expect(refusalOf(await buying.graphql(wish))).toBe('not refused');
    }
    const people = [
      `mutation { inviteShareMember(shareId: ${at.shareId()}) { url } }`,
      `mutation { removeShareMember(shareId: ${at.shareId()}, userId: ${at.second.id}) }`,
      `mutation { makeFirstOfShare(shareId: ${at.shareId()}, userId: ${at.second.id}) { shareId } }`,
    ];
    for (const text of people) {
      expect(refusalOf(await seller.graphql(text))).toContain('passes to its new owner today');
    }
    for (const id of [at.buyer.id, at.home.one.user.id]) {
      const erasure = await admin.graphql(`mutation { deleteUser(id: ${id}) { message } }`);
      expect(refusalOf(erasure)).toContain('passes to its new owner today');
    }
    await settle(at.testApp);
    expect(refusalOf(await callOff(admin, at.shareId()))).toContain('has no planned handover');
  });
});
