import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepText, PRIVATE } from '../../lib/keep-text';
import { meetAccount } from '../../lib/offline/meet-account';
import { axe } from '../../lib/test/axe';
import type { Handlers } from '../../lib/test/fake-server';
import { address, renderOnServer } from '../../lib/test/render-data';
import type { Hit } from './hits';
import { keepRecent, readRecent } from './recent';
import { SearchButton } from './SearchButton';

// Compiling what is lazily loaded may take longer than a test waits for it.
beforeAll(() => import('./Palette'), 60_000);
afterEach(() => localStorage.clear());

const hit = (kind: Hit['kind'], id: string, title: string, more: Partial<Hit> = {}) => ({
  ...{ __typename: 'SearchHit', kind, subjectId: id, title, note: 'Windermere', number: null },
  ...{ startDate: null, ...more },
});
const house = hit('PROPERTY', '7', 'Lakeside House');

const onTheme = jest.fn();
const COMMANDS = [{ label: 'Theme', mark: 'theme', to: onTheme, also: ['dark'] }] as const;

function open(adminSearch: Handlers[string] = () => ({ adminSearch: [house] })) {
  return renderOnServer(<SearchButton userId="1" commands={COMMANDS} />, { adminSearch });
}

async function openByKey() {
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search everything' });
  expect(box).toHaveFocus();
  return box;
}

async function type(text: string) {
  const box = await openByKey();
  await userEvent.keyboard(text);
  return box;
}

// The first test: the palette is not loaded yet.
it('takes what is typed before it is loaded', async () => {
  open();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  for (const key of 'lak') fireEvent.keyDown(window, { key });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const box = await screen.findByRole('combobox', { name: 'Search everything' });
  expect(box).toHaveValue('lak');
  await userEvent.keyboard('e');
  expect(box).toHaveValue('lake');
});

it('opens what was typed, even where Enter comes before the answer', async () => {
  open();
  await type('lak{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/properties/7'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens by its button, and Esc returns the focus to it', async () => {
  const { container } = open();
  const button = screen.getByRole('button', { name: 'Search everything' });
  await userEvent.click(button);
  expect(await screen.findByRole('option', { name: 'Add user' })).toBeVisible();
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [hit('PERSON', '3', 'Zoë Marsh'), 'Zoë Marsh', '/admin/users/3'],
  [hit('REQUEST', '4', 'A cot'), 'A cot', '/admin/requests/4'],
  [
    hit('SHARE', '7', 'Lakeside House', { number: 8 }),
    'Lakeside House, share 8',
    '/admin/properties/7#share-8',
  ],
  [
    hit('WEEK', '7', 'Lakeside House', { number: 30, startDate: '2027-07-24' }),
    'Lakeside House, week 30',
    '/calendar?property=7&year=2027&view=month&month=7&week=2027-07-24',
  ],
])('leads to %j', async (found, title, path) => {
  open(() => ({ adminSearch: [found] }));
  await type('which');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
  expect(address()).toBe(path);
});

it('shows a share and a week of one property', async () => {
  const share = hit('SHARE', '7', 'Lakeside House', { number: 8 });
  const week = hit('WEEK', '7', 'Lakeside House', { number: 8, startDate: '2027-02-20' });
  open(() => ({ adminSearch: [share, week] }));
  await type('lakeside 8');
  expect(
    await screen.findByRole('option', { name: /^Lakeside House, week 8\s*20–27 Feb 2027/ }),
  ).toBeVisible();
  expect(screen.getByRole('option', { name: /^Lakeside House, share 8/ })).toBeVisible();
});

it.each([
  ['secuirty', 'System'],
  ['Anayltics', 'Analytics'],
  ['imoprt shares', 'Import shares'],
])('%j finds the place of which two letters changed places', async (text, name) => {
  open(() => ({ adminSearch: [] }));
  await type(text);
  expect(await screen.findByRole('option', { name })).toBeVisible();
});

it.each([
  ['export', 'Reports', '/admin?tab=reports'],
  ['back up', 'System', '/admin?tab=system'],
  ['settings', 'Account and security', '/account'],
  ['invite', 'Invite users', '/admin?tab=users&access=WITHOUT'],
  ['view as', 'View as a user', '/admin?tab=users'],
])('%j means %s before any property, and Enter opens it', async (text, name, path) => {
  open();
  await type(text);
  expect(await screen.findByRole('option', { name: /^Lakeside House/ })).toBeVisible();
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAccessibleName(name);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(path));
});

it('does what is a command, and closes', async () => {
  open();
  await type('dark{Enter}');
  await waitFor(() => expect(onTheme).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readRecent('1')).toEqual([]);
});

const several = (kind: Hit['kind'], count: number, more: Partial<Hit> = {}) =>
  Array.from({ length: count }, (_, index) => hit(kind, `${index}`, `Lakeside ${index}`, more));

it.each([
  ['lakeside', several('PROPERTY', 7), 'Show all in Properties', 'properties&search=lakeside'],
  ['ada l', several('PERSON', 7), 'Show all in Users', 'users&search=ada+l'],
  ['cot', several('REQUEST', 5), 'Search in Special Requests', 'requests&search=cot'],
  [
    'lakeside share 8',
    several('SHARE', 4, { number: 8 }),
    'Show all in Share Management',
    'shares&search=lakeside',
  ],
  [
    'lakeside week 8',
    several('WEEK', 4, { number: 8, startDate: '2027-02-20' }),
    'Show these properties',
    'properties&search=lakeside',
  ],
])('of %j it shows a few, and then the way to all', async (text, adminSearch, name, path) => {
  open(() => ({ adminSearch }));
  await type(text);
  const last = await screen.findByRole('option', { name });
  const options = within(last.parentElement as HTMLElement).getAllByRole('option');
  expect(options).toHaveLength(adminSearch.length);
  expect(options.at(-1)).toBe(last);
  await userEvent.keyboard('{ArrowDown}'.repeat(adminSearch.length - 1));
  expect(last).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`/admin?tab=${path}`);
});

it('offers no way to all where all are shown', async () => {
  open(() => ({ adminSearch: several('PROPERTY', 6) }));
  await type('lakeside');
  expect(await screen.findAllByRole('option', { name: /^Lakeside/ })).toHaveLength(6);
  expect(screen.queryByRole('option', { name: /all in/ })).not.toBeInTheDocument();
});

it('opens the page that is named beside a property', async () => {
  const { callsOf } = open();
  await type('lakeside dra');
  await userEvent.click(await screen.findByRole('option', { name: /^Lakeside House, draft/ }));
  expect(address()).toBe('/draft?property=7');
  expect(callsOf('adminSearch').at(-1)).toEqual({ text: 'lakeside' });
});

it('offers actions by their words, without asking the server for one letter', async () => {
  const { callsOf } = open();
  const box = await type('a');
  expect(screen.getByRole('option', { name: 'Add user' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Add property' });
  expect(box).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/admin?tab=users&user=new');
  expect(callsOf('adminSearch')).toEqual([]);
});

it('begins with what was opened last, then what can be done, then where one can go', async () => {
  open();
  await type('lakeside{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/properties/7'));
  await type('users{Enter}');
  await waitFor(() => expect(address()).toBe('/admin?tab=users'));
  await openByKey();
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Recent', 'Actions', 'Go to']);
  const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Lakeside House Windermere']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/properties/7'));
});

it('keeps the last five that were opened, for their user alone', async () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '3']) {
    keepRecent('1', { title: id, note: '', to: `/${id}`, mark: 'PERSON' });
  }
  expect(readRecent('1').map(({ to }) => to)).toEqual(['/3', '/6', '/5', '/4', '/2']);
  expect(readRecent('2')).toEqual([]);
});

it('keeps nothing once no one is signed in, however the session ended', async () => {
  keepRecent('1', { title: 'Uma', note: '', to: '/1', mark: 'PERSON' });
  await meetAccount(null);
  expect(localStorage).toHaveLength(0);
  expect(readRecent('1')).toEqual([]);
});

it('starts again where what is kept cannot be read', () => {
  keepText(localStorage, `${PRIVATE}recent-1`, '{}');
  keepRecent('1', { title: 'Uma', note: '', to: '/1', mark: 'PERSON' });
  expect(readRecent('1')).toHaveLength(1);
});

it('shows which letters of a result were typed, whatever their accents', async () => {
  open(() => ({ adminSearch: [hit('PERSON', '3', 'Zoë Marsh')] }));
  await type('marsh zo');
  const found = await screen.findByRole('option', { name: /^Zoë Marsh/ });
  const marked = [...found.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Zo', 'Marsh']);
});

it('says when nothing is found, and offers a retry where the search fails', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { adminSearch: [] };
  });
  await type('zzzz');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Nothing found for “zzzz”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('leads to lists that search more, where it finds nothing', async () => {
  open(() => ({ adminSearch: [] }));
  await type('marsh lakeside');
  const lists = await screen.findByRole('group', { name: 'Search in' });
  const options = within(lists).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
    ...['Special Requests', 'Share Management', 'Week Swaps', 'Audit Log'],
  ]);
  const before = address();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(before);
  expect(lists).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/admin?tab=shares&search=marsh+lakeside');
});
