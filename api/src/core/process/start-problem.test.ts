import { CANNOT_START, StartProblem } from '@packages/start-problem/start-problem';
import { explained, NOT_YET } from './start-problem';

const CLAIM = { service: 'The database', variable: 'DATABASE_URL' };
const ofPooler = (message: string) => Object.assign(new Error(message), { code: '08P01' });

test.each([
  ['password authentication failed', 'the user name and password', CANNOT_START],
  ['no such database: house', 'no database of this name', CANNOT_START],
  ['unsupported startup parameter: statement_timeout', 'DATABASE_DIRECT_URL', CANNOT_START],
  ['no more connections allowed (max_client_conn)', 'takes no more connections', NOT_YET],
])('what a pooler says, "%s", is explained', (message, reason, exitCode) => {
  const problem = explained(ofPooler(message), CLAIM);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem).toMatchObject({ message: expect.stringContaining(reason), exitCode });
});

test('what a pooler says otherwise is left as it is', () => {
  const error = ofPooler('no luck today');
  expect(explained(error, CLAIM)).toBe(error);
});
