import { tidyUp } from '../../src/app/background/tidy-up';
import type { User } from '../../src/features/auth/user.entity';
import { refusalOf } from '../support/scenes/co-owned-home';
import {
  callOff,
  DAY,
  eachPlannedSale,
  passTo,
  plan,
  settle,
} from '../support/scenes/planned-sale';
import { memberIds } from '../support/scenes/second-member';

const at = eachPlannedSale();

describe('before its day it ends', () => {
  test('when it is called off: the weeks are the sellers’ again, and all are notified', async () => {
    const after = await at.book(26);
    await at.planned();
    await at.nameGuests(at.buying, after, 'Uncle Bo');
    expect(refusalOf(await callOff(at.admin, at.shareId()))).toBe('not refused');
    expect(await at.staysOf(at.home.one.client)).toEqual([String(after)]);
    expect(await at.guestsOf(after)).toBe('');
    expect(await at.seesHouse(await at.testApp.signIn(at.buyer))).toBe(false);
    expect(await at.roleOf(at.buyer)).toBe('USER');
    for (const { id } of [at.home.one.user, at.second, at.buyer]) {
      expect(await at.noticesOf(id)).toEqual(['handover.planned', 'handover.ended']);
    }
    expect(await at.newsOf(at.home.one.client)).toContain('The reason: “The sale fell through”.');
    await at.planned();
    expect((await at.history()).tenures).toHaveLength(2);
    await tidyUp(at.db(), at.testApp.running.app.retention);
    expect(await at.db().query('select status from planned_handovers')).toEqual([
      { status: 'PLANNED' },
    ]);
  });

  const upsert = (person: Pick<User, 'email'>) =>
    at.admin.post('/api/admin/shares/upsert', {
      ...{ propertyId: at.home.property.id, shareNumber: 1 },
      ...{ ownerName: 'Nora New', ownerEmail: person.email },
    });

  test('when the share is handed over at once, removed, or its last owner deleted', async () => {
    const other = await at.testApp.person();
    const ends = [
      () => upsert(other),
      () => at.admin.delete(`/api/admin/shares/${at.shareId()}`),
      () => at.db().query('update shares set user_id = null where id = $1', [at.shareId()]),
    ];
    const after = await at.book(26);
    for (const end of ends) {
      const { errors } = await at.planned();
      expect(errors).toBeUndefined();
      await end();
      expect(
        await at.db().query(`select 1 from planned_handovers where status = 'PLANNED'`),
      ).toEqual([]);
      await settle(at.testApp);
      expect((await at.noticesOf(at.buyer.id)).at(-1)).toBe('handover.ended');
      expect(await at.roleOf(at.buyer)).toBe('USER');
      const [tenure] = await at
        .db()
        .query(
          `select user_id from tenures where share_id = $1 and (ends_on is null or ends_on > $2)`,
          [at.shareId(), DAY],
        );
      expect(tenure?.user_id).not.toBe(at.buyer.id);
      expect((await at.staysOf(await at.testApp.signIn(at.buyer))).includes(String(after))).toBe(
        false,
      );
      await at.db().query('update shares set user_id = $2 where id = $1', [at.shareId(), other.id]);
    }
  });

  test('when the buyer gets it at once, or becomes one of its owners', async () => {
    await at.planned();
    expect((await upsert(at.buyer)).status).toBe(200);
    expect(await memberIds(at.db(), at.shareId())).toEqual([at.buyer.id]);
    expect(await at.db().query('select status, is_told from planned_handovers')).toEqual([
      { status: 'DONE', is_told: true },
    ]);
    const next = await at.testApp.person();
    expect(refusalOf(await plan(at, next, { shareIds: [at.shareId()] }))).toBe('not refused');
    await at
      .db()
      .query('insert into share_members (share_id, user_id) values ($1, $2)', [
        ...[at.shareId(), next.id],
      ]);
    expect(await at.db().query(`select 1 from planned_handovers where status = 'PLANNED'`)).toEqual(
      [],
    );
  });

  test('when the buyer is deleted: the sellers are notified, and no one else', async () => {
    const after = await at.book(26);
    await at.planned({ reason: 'Vera Blum paid' });
    const deleted = await at.admin.graphql(
      `mutation { deleteUser(id: ${at.buyer.id}) { message } }`,
    );
    expect(refusalOf(deleted)).toBe('not refused');
    expect(await at.staysOf(at.home.one.client)).toEqual([String(after)]);
    await settle(at.testApp);
    expect((await at.noticesOf(at.second.id)).at(-1)).toBe('handover.ended');
    expect(await at.db().query('select reason from planned_handovers')).toEqual([{ reason: null }]);
  });

  test('but goes on when another of its owners stands first, or one of them leaves', async () => {
    const [before, after] = [await at.book(24), await at.book(26)];
    await at.planned();
    const about = `(shareId: ${at.shareId()}, userId: ${at.second.id})`;
    const first = await at.admin.graphql(`mutation { makeFirstOfShare${about} { shareId } }`);
    expect(refusalOf(first)).toBe('not refused');
    expect(await at.staysOf(at.second.client)).toEqual([String(before)]);
    expect(await at.staysOf(at.buying)).toEqual([String(after)]);
    expect((await at.history()).planned).toMatchObject({ name: 'Vera Blum' });
    const left = await at.admin.graphql(
      `mutation { removeShareMember(shareId: ${at.shareId()}, userId: ${at.home.one.user.id}) }`,
    );
    expect(refusalOf(left)).toBe('not refused');
    await passTo(at.testApp);
    await settle(at.testApp);
    expect(await memberIds(at.db(), at.shareId())).toEqual([at.buyer.id]);
  });

  test('an immediate handover at the same time leaves one owner, and no plan that is open', async () => {
    const other = await at.testApp.person();
    await Promise.all([at.planned(), upsert(other)]);
    await settle(at.testApp);
    const [{ plans, open }] = await at.db().query(
      `select (select count(*)::int from planned_handovers where status = 'PLANNED') as plans,
        (select count(*)::int from tenures where share_id = $1 and ends_on is null) as open`,
      [at.shareId()],
    );
    expect(open).toBe(1);
    const members = await memberIds(at.db(), at.shareId());
    expect(members).toEqual([other.id]);
    expect([0, 1]).toContain(plans);
  });
});
