import { makeProperty } from '../../src/features/properties/property.factory';
import { makeShare } from '../factories/share.factory';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { inBetween } from '../support/sql/in-between';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const sql = (text: string, values: unknown[] = []) => it.testApp.running.app.db.query(text, values);

/** Users whose kept number of shares, and shares whose kept text of the owner, are not true. */
async function untrue(): Promise<unknown[]> {
  return sql(`select 'user', id from users u
      where share_count <> (select count(*) from shares s where s.user_id = u.id)
    union all select 'share', s.id from shares s left join users u on u.id = s.user_id
      where s.owner_text is distinct from u.search_text
    union all select 'property', id from properties
      where search_text <> folded(name || ' ' || location)
        or (name_order, location_order) <> (natural_order(name), natural_order(location))
    union all select 'request', id from special_requests
      where search_text <> folded(concat_ws(' ', title, description, coalesce(guest_first_name, ''),
        coalesce(guest_last_name, ''), coalesce(guest_email, '')))
    union all select 'name', id from users
      where name_order <> natural_order(first_name || ' ' || last_name)
    union all select 'entry', id from audit_log
      where search_text <> folded(actor_name || ' ' || action || ' ' || subject)
        or keys <> audit_keys(actor_id, action, subject, before, after, concerns)`);
}

test('numbers of shares, searched texts and orders stay true, however rows change', async () => {
  const { manager } = it.testApp.running.app.db;
  const [one, other] = [
    await it.testApp.person({ firstName: 'Åsa', lastName: 'One' }),
    await it.testApp.person({ firstName: 'Uma', lastName: 'Other' }),
  ];
  const { id: propertyId } = await makeProperty(manager, { name: 'Fjäll Hut', location: 'Åre' });
  const counts = async () =>
    (
      await sql('select share_count from users where id = any($1) order by id', [
        [one.id, other.id],
      ])
    ).map((row: { share_count: number }) => row.share_count);
  const steps: [string, unknown[], number[]][] = [
    [
      `insert into shares (property_id, share_number, user_id)
        select $1, n, case when n < 4 then $2::bigint when n < 6 then $3::bigint end
        from generate_series(1, 7) n`,
      [propertyId, one.id, other.id],
      [3, 2],
    ],
    [
      'update shares set user_id = $1 where user_id = $2 and share_number = 1',
      [other.id, one.id],
      [2, 3],
    ],
    [
      'update shares set user_id = null where user_id = $1 and share_number = 5',
      [other.id],
      [2, 2],
    ],
    [
      'update shares set user_id = $1 where share_number = 7 and property_id = $2',
      [one.id, propertyId],
      [3, 2],
    ],
    ['update shares set version = version + 1', [], [3, 2]],
    ['delete from shares where user_id = $1 and share_number = 2', [one.id], [2, 2]],
    [
      `update users set last_name = 'Éva', email = 'eva@fairweek.test' where id = $1`,
      [one.id],
      [2, 2],
    ],
    [
      `insert into special_requests (property_id, guest_first_name, guest_last_name, guest_email,
          title, description, category, priority, client_key)
        values ($1, 'Zoë', 'Ek', 'zoe@fairweek.test', 'Süß', 'Thé', 'other', 'low', gen_random_uuid())`,
      [propertyId],
      [2, 2],
    ],
    ["update special_requests set title = 'Côte', guest_email = ''", [], [2, 2]],
    [`update properties set name = 'Måne', location = 'Öl' where id = $1`, [propertyId], [2, 2]],
  ];
  for (const [change, values, expected] of steps) {
    await sql(change, values);
    expect([change, await untrue()]).toEqual([change, []]);
    expect([change, await counts()]).toEqual([change, expected]);
  }
  const texts = await sql('select distinct owner_text from shares where user_id = $1', [one.id]);
  expect(texts).toEqual([{ owner_text: 'asa eva eva@fairweek.test' }]);
});

test('a share that is given while its owner is renamed has the new name', async () => {
  const { manager } = it.testApp.running.app.db;
  const person = await it.testApp.person({ firstName: 'Before', lastName: 'Rename' });
  const property = await makeProperty(manager, { name: 'Race House', location: 'Here' });
  await inBetween(
    it.testApp.databaseUrl,
    `update users set first_name = 'After' where id = ${person.id}`,
    () => makeShare(manager, { propertyId: property.id, shareNumber: 1, userId: person.id }),
  );
  expect(await untrue()).toEqual([]);
});
