import { keepText, PRIVATE, readText } from '../keep-text';
import { meetAccount } from './meet-account';

const ada = { id: '1', isAdminSession: false, isFirstLogin: false, viewing: null };
const ben = { ...ada, id: '2', isAdminSession: true };
const KEYS = ['fairweek-drafts-1', 'fairweek-outbox-1', `${PRIVATE}recent-1`];

const kept = () => KEYS.filter((key) => readText(key) ?? sessionStorage.getItem(key));

beforeEach(async () => {
  await meetAccount(ada);
  for (const key of KEYS) {
    keepText(key.includes('outbox') ? sessionStorage : localStorage, key, 'Dear Ben');
  }
  keepText(localStorage, 'fairweek-theme', 'dusk');
});

test('what was written and searched for stays while its author is signed in', async () => {
  await meetAccount(ada);
  expect(kept()).toEqual(KEYS);
});

test('an administrator’s own stays while they view as another user', async () => {
  await meetAccount({ ...ada, isAdminSession: true });
  await meetAccount({ ...ben, viewing: {} });
  await meetAccount({ ...ada, isAdminSession: true });
  expect(kept()).toEqual(KEYS);
});

test.each([
  ['the session has ended, in whatever way', null],
  ['another account signs in over it, also an administrator’s', ben],
])('nothing of it stays once %s', async (_when, next) => {
  await meetAccount(next);
  expect(kept()).toEqual([]);
  expect(readText('fairweek-theme')).toBe('dusk');
});
