import { getMetadataStorage, validate } from 'class-validator';
import { createSchema } from '../../src/app/schema';
import { fieldTests } from '../../src/core/input/accepts';
import '../../src/app/features';

const checked: Map<unknown, unknown> = Reflect.get(getMetadataStorage(), 'validationMetadatas');

const VALUES = [
  ...[undefined, null, true, 'true', {}, [], [{}], [undefined], [[]], new Date()],
  ...[0, 1, -1, 1.5, 7, 2026, 2 ** 40, Number.NaN, [1], [1, 1], [0, 2], ['1'], [2027]],
  ...['', ' ', '7', 'Clara Holm', 'a\0b', '\ud800', 'clara@holm.test', 'x'.repeat(5000)],
  ...['2026-01-02', '2026-02-30', '2026-01-02T03:04:05Z', '1700-01-01', 'Europe/Zurich'],
  ...['0b0f4a06-6f3c-4c8e-9a5e-0d6a3f1f2b3c', 'READ', 'ADMIN', ['ADMIN'], ['ADMIN', 'ADMIN']],
];

/** The verdicts of class-validator and our own on each value of each field of a class. */
async function judgements(type: new () => object) {
  const cases = [...fieldTests(type)].flatMap(([field, isValid]) =>
    VALUES.map((value) => ({ field, isValid, value })),
  );
  return Promise.all(
    cases.map(async ({ field, isValid, value }) => {
      const input = Object.assign(new type(), { [field]: value });
      const errors = await validate(input, { whitelist: true, forbidNonWhitelisted: true });
      const theirs = !errors.some(({ property }) => property === field);
      return { of: `${type.name}.${field}`, value, theirs, ours: isValid(value, input) };
    }),
  );
}

test('a field accepts what class-validator accepts', async () => {
  await createSchema();
  const classes = [...checked.keys()].filter((it) => typeof it === 'function');
  expect(classes.length).toBeGreaterThan(100);
  const all = (await Promise.all(classes.map((it) => judgements(it as new () => object)))).flat();
  expect(all.filter(({ theirs, ours }) => theirs !== ours)).toEqual([]);
  expect(all.filter(({ ours }) => ours).length).toBeGreaterThan(1_000);
});
