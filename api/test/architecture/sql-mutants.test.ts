import { mutantsOf } from '../../../lab/mutate/sql-mutants.mjs';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

test.each<[string, Record<string, string>]>([
  [
    "select id from t where a = $1 and b between $2 and 3 and (c or d = 'x and y') -- and e",
    {
      'without a = $1':
        "SELECT id FROM t WHERE (true OR a = $1) AND b BETWEEN $2 AND 3 AND (c OR d = 'x and y')",
      'without b BETWEEN $2 AND 3':
        "SELECT id FROM t WHERE a = $1 AND (true OR b BETWEEN $2 AND 3) AND (c OR d = 'x and y')",
      "without c OR d = 'x and y'":
        "SELECT id FROM t WHERE a = $1 AND b BETWEEN $2 AND 3 AND (true OR (c OR d = 'x and y'))",
    },
  ],
  ['update t set a = 1 where b < now()', { '< becomes <=': 'UPDATE t SET a = 1 WHERE b <= now()' }],
  [
    'select count(*) >= 2 as many from t where a <> 1',
    { '>= becomes >': 'SELECT count(*) > 2 AS many FROM t WHERE a <> 1' },
  ],
  [
    'select id from t where a = 1 for update of t skip locked',
    {
      'without its lock': 'SELECT id FROM t WHERE a = 1',
      'without "skip locked"': 'SELECT id FROM t WHERE a = 1 FOR UPDATE OF t',
    },
  ],
  [
    'with u as (select 1 from t for share) delete from v where id in (select id from u)',
    {
      'without its lock':
        'WITH u AS (SELECT 1 FROM t) DELETE FROM v WHERE id IN (SELECT id FROM u)',
    },
  ],
])('the mutants of %s', async (text, expected) => {
  const mutants = await mutantsOf(text);
  const shown = mutants.map((mutant) => [mutant.what, oneLine(mutant.text)]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});
