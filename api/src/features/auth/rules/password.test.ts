import { passwordProblem } from './password';

const TOO_SHORT = 'Password must be at least 6 characters long.';
const TOO_LONG = 'Password must be at most 72 bytes long (about 72 letters).';

test.each([
  ['five letters', 'abcde', TOO_SHORT],
  ['five faces, each of four bytes', '😀'.repeat(5), TOO_SHORT],
  ['six letters', 'abcdef', null],
  ['six faces', '😀'.repeat(6), null],
  ['72 letters', 'x'.repeat(72), null],
  ['73 letters', 'x'.repeat(73), TOO_LONG],
  ['37 letters of two bytes', 'ä'.repeat(37), TOO_LONG],
])('a password of %s', (_what, password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
