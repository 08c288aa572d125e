import 'reflect-metadata';
import { FEATURES } from '../../src/app/features';
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
