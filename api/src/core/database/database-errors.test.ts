import { isOutage, passingRefusal } from './database-errors';

const error = (facts: { code?: string; message?: string; name?: string }) =>
  Object.assign(new Error(facts.message ?? 'any'), facts);

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }, /cannot reach its database/, true],
  ['a connection that was cut', { code: 'ECONNABORTED' }, /cannot reach its database/, true],
  [
    'a lost connection',
    { message: 'Connection terminated unexpectedly' },
    /cannot reach its database/,
    true,
  ],
  [
    'no available connection',
    { message: 'timeout exceeded when trying to connect' },
    /cannot reach its database/,
    true,
  ],
  ['a server that is starting', { code: '57P03' }, /cannot reach its database/, true],
  ['a server that is being stopped', { code: '57P01' }, /cannot reach its database/, true],
  ['too many connections', { code: '53300' }, /cannot reach its database/, true],
  ['a full disk', { code: '53100' }, /Nothing can be saved/, true],
  ['a read-only database', { code: '25006' }, /Nothing can be saved/, true],
  ['a deadlock', { code: '40P01' }, /Please try again/, false],
  ['transactions that collide', { code: '40001' }, /Please try again/, false],
  ['a statement that took too long', { code: '57014' }, /Please try again/, false],
])('%s is a temporary refusal', (_what, facts, sentence, isIt) => {
  const refusal = passingRefusal(error(facts));
  expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter: 5 });
  expect(refusal?.message).toMatch(sentence);
  expect(isOutage(error(facts))).toBe(isIt);
});

test.each([
  ['a unique value taken twice', { code: '23505' }],
  ['a table that is missing', { code: '42P01' }],
  ['a statement after a failed one', { code: '25P02' }],
  ['a bug', { message: 'Cannot read properties of undefined' }],
  ['a file system error', { code: 'EACCES' }],
])('%s is not temporary', (_what, facts) => {
  expect(passingRefusal(error(facts))).toBeUndefined();
  expect(isOutage(error(facts))).toBe(false);
});
