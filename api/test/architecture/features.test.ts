import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, happeningsOf } from '../../src/app/features';
import type { Feature } from '../../src/core/feature';
import { AdminArea } from '../../src/features/audit/admin-event.type';

/** Declarations that more than one feature makes. */
function twice(announced: (feature: Feature) => unknown[]): unknown[] {
  const all = FEATURES.flatMap(announced);
  return all.filter((it, place) => all.indexOf(it) !== place);
}

test.each<[string, (feature: Feature) => unknown[]]>([
  ['entity', ({ entities = [] }) => [...entities]],
  ['resolver', ({ resolvers = [] }) => [...resolvers]],
  ['route', ({ routes = [] }) => routes.map(({ method, url }) => `${method} ${url}`)],
  ['job', ({ jobs = {}, mailJobs = {} }) => [...Object.keys(jobs), ...Object.keys(mailJobs)]],
  ['kind of audited subject', ({ auditAreas = {} }) => Object.keys(auditAreas)],
])('each %s is announced once', (_what, announced) => {
  expect(FEATURES.flatMap(announced)).not.toEqual([]);
  expect(twice(announced)).toEqual([]);
});

test('every announced audit area is one that administrators can watch', () => {
  const areas = FEATURES.flatMap(({ auditAreas = {} }) => Object.values(auditAreas));
  const unknown = areas.filter(({ area }) => area && !(area in AdminArea));
  expect(unknown).toEqual([]);
});

test('the API docs name every event of webhooks that a feature declares, and no other', () => {
  const kinds = FEATURES.flatMap(happeningsOf)
    .filter(({ contents }) => contents.webhook)
    .map(({ kind }) => kind)
    .sort();
  const docs = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8');
  const table = docs.split('\n').filter((line) => /^\| `[A-Z]+`, `ALL_|^\| `MESSAGES`/.test(line));
  const named = [...table.join().matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, kind]) => kind);
  expect(named.sort()).toEqual(kinds);
  const schema = readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');
  for (const kind of kinds) expect(schema).toContain(kind);
});
