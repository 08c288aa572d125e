import { screen, within } from '@testing-library/react';
import { lakeHouse, sentencePart } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aPropertyRecord } from '../../../app/admin/test/records';
import { admin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { pageEnd } from '../../../lib/test/page-end';
import { address } from '../../auth/test-page';

/** A log in which requests were archived. */
const actionsOf = (ids: readonly string[], nextCursor: string | null = null) => ({
  auditLog: {
    ...{ __typename: 'AuditPage', ...pageEnd(nextCursor) },
    items: ids.map((id) => ({
      __typename: 'AuditEntry',
      ...{ id, action: 'request.archive', at: '2026-11-02T09:30:00.000Z' },
      sentence: [
        sentencePart({ text: 'Alice Admin', path: '/admin/users/1' }),
        sentencePart({ text: ' archived the request ' }),
        sentencePart({ text: `Cot ${id}`, path: `/admin/requests/${id}` }),
        sentencePart({ text: '.' }),
      ],
    })),
  },
});

const open = (
  ...rest: Parameters<typeof openRecordPage> extends [string, ...infer Rest] ? Rest : []
) => openRecordPage('/admin/properties/1', ...rest);

const PAGES = [
  ...['/calendar?property=1', '/rotation?property=1', '/draft?property=1'],
  ...[
    '/documents?property=1',
    '/costs?house=1',
    '/messages?house=1',
    '/admin?tab=requests&property=1&show=all',
    '/admin?tab=shares&property=1',
  ],
  '/admin/properties/1/setup',
];

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('a phone begins with what waits, and has the pages of the property in a menu', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Lake House', level: 1 });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(0, 4)).toEqual(['Open requests', 'Swaps', 'Weeks', 'Shares and owners']);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Lake House' }));
  await user.click(pages.getByRole('button', { name: 'More pages' }));
  const menu = within(await screen.findByRole('menu'));
  expect(hrefs([...pages.getAllByRole('link'), ...menu.getAllByRole('menuitem')])).toEqual(PAGES);
});

describe('on a desk', () => {
  onADesk();

  test('all pages of the property are in a row', async () => {
    await open();
    const pages = within(await screen.findByRole('navigation', { name: /^Pages of/ }));
    expect(hrefs(pages.getAllByRole('link'))).toEqual(PAGES);
  });
});

test('an owner who was not invited yet is called as in the list of users', async () => {
  const record = aPropertyRecord();
  const shares = record.propertyRecord.shares.map((share) => ({ ...share, invitedAt: null }));
  await open({ propertyRecord: () => ({ propertyRecord: { ...record.propertyRecord, shares } }) });
  expect(await screen.findByText('Without a password')).toBeVisible();
});

test('a vacant share leads to the editor of the owners', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Assign owner of share 4' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  expect(await dialog.findByLabelText('Owner name of share 4')).toHaveFocus();
});

test('everything about a property is on its page', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Lake House', level: 1 })).toBeVisible();
  expect(screen.getByText(/2 of 4 shares have an owner/)).toBeVisible();
  const shares = within(screen.getByRole('list', { name: 'Shares' }));
  expect(shares.getByRole('link', { name: 'Olivia Marsh' })).toHaveAttribute(
    'href',
    '/admin/users/3',
  );
  expect(shares.getByText('2026: week 50 · 2027: weeks 4, 30')).toBeVisible();
  expect(shares.getAllByText('Vacant')).toHaveLength(2);
  expect(shares.getByText('Invited 2 Nov 2026')).toBeVisible();
  expect(shares.getByText('Inactive')).toBeVisible();
  expect(screen.getByText('1 user linked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A cot' })).toHaveAttribute('href', '/admin/requests/7');
  expect(screen.getByText('The newest of 8')).toBeVisible();
  expect(screen.getByText('Waiting for you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The boat' })).toHaveAttribute(
    'href',
    '/documents?property=1&document=6',
  );
  const years = within(screen.getByRole('list', { name: 'Years and drafts' }));
  const [coming, current] = years.getAllByRole('listitem');
  expect(coming).toHaveTextContent(
    /^20272 weeks bookedOpens 4 Dec 2026, \d\d:\d\dDraft of 2027Planned$/,
  );
  expect(years.getByRole('link', { name: 'Draft of 2027' })).toHaveAttribute(
    'href',
    '/draft?property=1&year=2027',
  );
  expect(current).toHaveTextContent(/^20261 week booked, seasons editedNo draft$/);
  expect(years.getByRole('link', { name: '2026' })).toHaveAttribute(
    'href',
    '/calendar?property=1&year=2026',
  );
  expect(screen.getByRole('link', { name: 'Week 20 of 2027' })).toBeVisible();
  const actions = within(screen.getByRole('region', { name: 'Administrator actions' }));
  expect(actions.getByRole('listitem')).toHaveTextContent(/^Alice Admin changed Olivia Marsh: /);
  expect(await axe(container)).toHaveNoViolations();
});

test('what waits stands above the owners, and what does not below', async () => {
  const { propertyRecord: record } = aPropertyRecord();
  const order = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => title !== 'Weeks');
  const view = await open();
  await screen.findByText('Shares and owners');
  expect(order().slice(0, 3)).toEqual(['Open requests', 'Swaps', 'Shares and owners']);
  view.unmount();
  await open({
    propertyRecord: () => ({
      propertyRecord: { ...record, openRequests: [], openRequestCount: 0, swaps: [] },
    }),
  });
  await screen.findByText('Shares and owners');
  expect(order().slice(0, 3)).toEqual(['Shares and owners', 'Open requests', 'Swaps']);
});

test('swaps and actions lead to the whole lists, narrowed to the property', async () => {
  await open();
  const swap = await screen.findByRole('link', { name: /^Olivia Marsh gives week 10 \(6–13 Mar/ });
  expect(swap).toHaveAttribute('href', '/admin?tab=swaps&swap=8');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { name: 'Lake House', level: 1 });
  expect(hrefOf('All swaps')).toBe('/admin?tab=swaps&property=1');
  expect(hrefOf('All actions')).toBe('/admin?tab=audit&house=1');
});

test('actions that repeat are one line, as in the audit log, of this property alone', async () => {
  const { user, callsOf } = await open({ auditLog: () => actionsOf(['3', '2', '1']) });
  const toggle = await screen.findByRole('button', { name: '3 requests' });
  expect(toggle.closest('li')).toHaveTextContent(/^Alice Admin archived 3 requests/);
  expect(screen.queryByRole('link', { name: 'Cot 2' })).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('link', { name: 'Cot 2' })).toHaveAttribute('href', '/admin/requests/2');
  expect(callsOf('auditLog')).toMatchObject([{ first: 20, propertyId: '1', personId: null }]);
});

test('actions that repeat more often than the first entries show are counted as well', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `${30 - index}`);
  const { callsOf } = await open({
    auditLog: ({ first }) => (first === 50 ? actionsOf(ids) : actionsOf(ids.slice(0, 20), ids[19])),
  });
  expect(await screen.findByRole('button', { name: '30 requests' })).toBeVisible();
  expect(callsOf('auditLog').map(({ first }) => first)).toEqual([20, 50]);
});

test('a property of which nothing is known says so', async () => {
  await open({
    propertyRecord: () =>
      aPropertyRecord({
        ...{ openRequests: [], openRequestCount: 0, documents: [], swaps: [], drafts: [] },
        maintenance: [],
      }),
    auditLog: () => actionsOf([]),
  });
  for (const text of ['No open requests.', 'No swaps yet.', 'No documents yet.']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText('No changes yet.')).toBeVisible();
  expect(screen.getAllByText('No draft')).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Maintenance' })).toBeNull();
});

test('a part is edited in the dialog of the row, open at that part, and read again', async () => {
  const propertyPictures = () => ({ propertyPictures: [] });
  const { user, callsOf } = await open({ propertyPictures });
  await user.click(await screen.findByRole('button', { name: 'Edit owners of Lake House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  expect(await dialog.findByRole('tab', { name: 'Owners' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(address()).toBe('/admin/properties/1?edit=owners');
  await user.click(dialog.getByRole('tab', { name: 'Rotation' }));
  expect(address()).toBe('/admin/properties/1?edit=rotation');
  await user.click(dialog.getByRole('tab', { name: 'Pictures' }));
  expect(address()).toBe('/admin/properties/1?edit=pictures');
  expect(dialog.getByRole('tab', { name: 'Pictures' })).toHaveAttribute('aria-selected', 'true');
  const reads = callsOf('propertyRecord').length;
  await user.click(dialog.getByRole('button', { name: 'Close dialog' }));
  await screen.findByRole('button', { name: 'Edit owners of Lake House' });
  expect(address()).toBe('/admin/properties/1');
  expect(callsOf('propertyRecord').length).toBeGreaterThan(reads);
});

test('the button beside the title edits the details', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Lake House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  expect(await dialog.findByRole('tab', { name: 'Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(address()).toBe('/admin/properties/1?edit=details');
});

test('the name of a row leads to the page, from which one goes to the next and back', async () => {
  const dune = { ...lakeHouse, id: '2', name: 'Dune House' };
  const { user } = await openRecordPage('/admin?tab=properties&search=house', {
    adminProperties: () => ({
      adminProperties: {
        __typename: 'AdminPropertyPage',
        total: 2,
        items: [lakeHouse, dune].map((property) => ({
          __typename: 'AdminProperty',
          ...{ property, allocatedShares: 2 },
        })),
      },
    }),
    propertyRecord: ({ id }) => aPropertyRecord({ property: id === '2' ? dune : lakeHouse }),
  });
  await user.click(await screen.findByRole('link', { name: 'Lake House' }));
  await screen.findByRole('heading', { name: 'Lake House', level: 1 });
  expect(screen.getByRole('button', { name: 'Previous property' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Next property' }));
  await screen.findByRole('heading', { name: 'Dune House', level: 1 });
  expect(address()).toBe('/admin/properties/2');
  await user.click(screen.getByRole('link', { name: 'Properties' }));
  expect(address()).toBe('/admin?tab=properties&search=house');
});

test('from a list of one property no way leads to others', async () => {
  const { user } = await openRecordPage('/admin?tab=properties');
  await user.click(await screen.findByRole('link', { name: 'Lake House' }));
  await screen.findByRole('heading', { name: 'Lake House', level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Properties of the list' })).toBeNull();
});

test.each([
  ['/admin/properties/9', new Refusal('There is no such property.', 'NOT_FOUND', 'id')],
  ['/admin/properties/none', undefined],
])('%s is no property', async (route, refusal) => {
  await openRecordPage(route, {
    propertyRecord() {
      throw refusal;
    },
  });
  expect(await screen.findByText('There is no such property')).toBeVisible();
});

test('a failure is shown, and tried again', async () => {
  let isBroken = true;
  const { user } = await open({
    propertyRecord() {
      if (isBroken) throw new Refusal('Not now.', 'SERVICE_UNAVAILABLE');
      return aPropertyRecord();
    },
  });
  await screen.findByText(/^The property could not be loaded\./);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await screen.findByRole('heading', { name: 'Lake House', level: 1 })).toBeVisible();
});

test('no one else asks for a record', async () => {
  const { callsOf } = await open({}, { ...admin, isAdminSession: false });
  expect(await screen.findByText('Admin login')).toBeVisible();
  expect(screen.getByText(/Administrator rights end after 30 minutes without use/)).toBeVisible();
  expect(callsOf('propertyRecord')).toEqual([]);
});
