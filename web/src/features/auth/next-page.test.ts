import { ownPage, withNext } from './next-page';

describe('the page to go on to', () => {
  it.each([
    '/swaps',
    '/messages?conversation=9',
    '/draft?property=1#board',
    '/requests/12',
    '/messages?text=a%2F%2Fb',
    '/change-password',
  ])('may be %s', (page) => {
    expect(ownPage(page)).toBe(page);
  });

  it.each([
    '//evil.test',
    '//evil.test/login',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '///evil.test',
    '//[',
    'https:',
    'https:evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.test',
    'swaps',
    '',
    null,
  ])('is home instead of %j', (address) => {
    expect(ownPage(address)).toBe('/');
  });

  it.each([
    '/login',
    '/login?next=%2Flogin',
    '/register',
    '/verify-otp?email=a',
    '/reset-password',
  ])('is no sign-in page, such as %s', (address) => {
    expect(ownPage(address)).toBe('/');
  });
});

it('travels in the address of an account page', () => {
  const next = '/messages?conversation=9&text=a b';
  const carried = new URL(withNext('/login', next), 'https://fairweek.test');
  expect(carried.searchParams.get('next')).toBe(next);
  expect(withNext('/verify-otp?email=a', '/swaps')).toBe('/verify-otp?email=a&next=%2Fswaps');
  expect(withNext('/login', '/')).toBe('/login');
});
