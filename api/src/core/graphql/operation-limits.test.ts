import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, parse } from 'graphql';
import { documentProblem, variablesProblem } from './operation-limits';

const problemOf = (text: string) => documentProblem(parse(text));
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
/** `levels` nested fields. */
const nested = (levels: number): string => (levels === 1 ? 'a' : `a { ${nested(levels - 1)} }`);
/** Each fragment spreads the next one twice: 2^levels fields in total. */
const doubling = (levels: number) =>
  `{ ...F0 } ${repeat(levels, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)}
    fragment F${levels} on Query { a }`;

/** Nested lists, as parsed from JSON. */
const levels = (count: number) => JSON.parse(`{"a":${'['.repeat(count)}${']'.repeat(count)}}`);

const FIELDS = 'An operation may ask for at most 1000 fields.';
const DEPTH = 'An operation may be at most 10 levels deep.';
const ROOT = 'An operation may ask for at most 10 fields at its root.';
const WIDTH = 'An operation may ask for at most 100 fields at one level.';
const SCHEMA = 'An operation may ask for the schema at most 2 times.';
const LIST = 'A list may have at most 5000 items.';

test.each([
  ['ten levels', `{ ${nested(10)} }`, undefined],
  ['eleven levels', `{ ${nested(11)} }`, DEPTH],
  ['eleven levels through a fragment', `{ a { ...F } } fragment F on A { ${nested(10)} }`, DEPTH],
  ['fragments that double 6 times', doubling(6), undefined],
  ['fragments that double 60 times', doubling(60), FIELDS],
  ['fragments that double 600 times', doubling(600), FIELDS],
  ['a fragment that spreads itself', '{ ...F } fragment F on Query { a { ...F } }', FIELDS],
  ['fragments in a circle', '{ ...F } fragment F on Q { ...G } fragment G on Q { ...F }', FIELDS],
  ['1000 fields', `{ ${repeat(10, (i) => `a${i}: a { ${'b '.repeat(99)} }`)} }`, undefined],
  [
    '1001 fields',
    `{ ${repeat(9, (i) => `a${i}: a { ${'b '.repeat(99)} }`)} a { c { d } ${'b '.repeat(98)} } }`,
    FIELDS,
  ],
  ['ten names at the root', `{ ${repeat(10, (i) => `a${i}: a`)} }`, undefined],
  ['eleven names at the root', `{ ${repeat(11, (i) => `a${i}: a`)} }`, ROOT],
  [
    'eleven names at the root of a second operation',
    `query A { a } query B { ${repeat(11, (i) => `a${i}: a`)} }`,
    ROOT,
  ],
  ['the same name repeated', `{ ${'a '.repeat(100)} }`, undefined],
  ['101 fields beside one another', `{ a { ${'b '.repeat(101)} } }`, WIDTH],
  [
    '101 fields beside one another through fragments',
    `{ a { ${'...F '.repeat(101)} } } fragment F on A { b }`,
    WIDTH,
  ],
  ['the standard introspection', getIntrospectionQuery({ inputValueDeprecation: true }), undefined],
  ['the schema three times', `{ ${repeat(3, (i) => `a${i}: __schema { a }`)} }`, SCHEMA],
  ['introspection of 21 levels', `{ __schema { ${nested(20)} } }`, DEPTH],
])('a document with %s is measured', (_what, text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test.each([
  ['no variables', undefined, undefined],
  ['a list of 5,000', { input: { weeks: Array(5_000).fill('') } }, undefined],
  ['a list of 5,001', { input: { weeks: Array(5_001).fill('') } }, LIST],
  ['a list of 5,001 within a list', { input: [[], Array(5_001).fill(1)] }, LIST],
  ['variables of 20 levels', levels(20), undefined],
  ['variables of 30,000 levels', levels(30_000), 'Variables may be at most 20 levels deep.'],
])('%s is measured before it is checked', (_what, variables, problem) => {
  expect(variablesProblem(variables)).toBe(problem);
});

test('every operation of the web interface is within the bounds', () => {
  const file = join(__dirname, '../../../../web/src/generated/operations.json');
  const texts: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect([text, problemOf(text)]).toEqual([text, undefined]);
});
