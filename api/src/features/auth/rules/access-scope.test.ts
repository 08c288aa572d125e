import { includesScope, isAdminScope } from './access-scope';

test.each([
  [['WEEKS_READ'], 'WEEKS_READ', true],
  [['WEEKS_READ'], 'WEEKS_WRITE', false],
  [['WEEKS_WRITE'], 'WEEKS_READ', true],
  [['WEEKS_WRITE'], 'WEEKS_ADMIN', false],
  [['WEEKS_ADMIN'], 'WEEKS_READ', true],
  [['WEEKS_ADMIN'], 'WEEKS_WRITE', true],
  [['WEEKS_ADMIN'], 'SWAPS_READ', false],
  [['SWAPS_READ', 'WEEKS_WRITE'], 'WEEKS_WRITE', true],
  [[], 'WEEKS_READ', false],
  [['WEEKS_ADMIN'], 'WEEKS_OTHER', false],
  [['WEEKS_ADMIN'], 'ANY', false],
])('%j includes %s: %s', (scopes, wanted, isIncluded) => {
  expect(includesScope(scopes, wanted)).toBe(isIncluded);
});

test('scopes of administrators are recognised by their level', () => {
  expect(['WEEKS_ADMIN', 'WEEKS_WRITE', 'MESSAGES_READ'].map(isAdminScope)).toEqual([
    true,
    false,
    false,
  ]);
});
