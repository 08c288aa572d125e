import { screen, waitFor, within } from '@testing-library/react';
import { sentencePart } from '../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';

const entry = (id: string) => ({
  __typename: 'AuditEntry',
  ...{ id, at: '2026-11-02T09:30:00.000Z' },
  sentence: [sentencePart({ text: `Alice Admin gave share ${id} of Mill to Uma Lind.` })],
});

const pageOf = (items: object[], nextCursor: string | null = null) => ({
  auditLog: { __typename: 'AuditPage', nextCursor, items },
});

test('an entry is a sentence whose names lead on, with dates in the reader’s form', async () => {
  const { container } = await renderAdmin('audit');
  const list = within(await screen.findByRole('list', { name: 'Administrator actions' }));
  const item = list.getByRole('listitem');
  expect(item).toHaveTextContent(
    'Alice Admin changed Olivia Marsh: date of birth from nothing to 5 Apr 1980.',
  );
  expect(item).toHaveTextContent('2 Nov 2026');
  expect(list.getByRole('link', { name: 'Olivia Marsh' })).toHaveAttribute(
    'href',
    '/admin/users/3',
  );
  expect(within(item).getByText('5 Apr 1980')).toHaveAttribute('datetime', '1980-04-05');
  expect(await axe(container)).toHaveNoViolations();
});

test('older actions come page by page', async () => {
  const auditLog = ({ before }: Record<string, unknown>) =>
    before ? pageOf([entry('4')]) : pageOf([entry('5')], '5');
  const { user } = await renderAdmin('audit', { auditLog });
  await user.click(await screen.findByRole('button', { name: 'Show older actions' }));
  expect(await screen.findByText(/share 4/)).toBeVisible();
  expect(screen.getByText(/share 5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older actions' })).not.toBeInTheDocument();
});

test('the log is searched by the server, and says when nothing is found', async () => {
  const auditLog = ({ search }: Record<string, unknown>) => pageOf(search ? [] : [entry('5')]);
  const { user, callsOf } = await renderAdmin('audit', { auditLog });
  await user.type(screen.getByLabelText('Search the audit log'), 'olivia');
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ search: 'olivia' }));
  expect(await screen.findByText('Nothing found for “olivia”')).toBeVisible();
  await user.clear(screen.getByLabelText('Search the audit log'));
  expect(await screen.findByText(/share 5/)).toBeVisible();
});

test('the filters of the address narrow the log, and its CSV', async () => {
  const { callsOf } = await renderAdmin(
    'audit&person=3&house=1&kind=share&from=2026-10-01&to=2026-10-31',
  );
  await screen.findByRole('list', { name: 'Administrator actions' });
  expect(callsOf('auditLog').at(-1)).toMatchObject({
    ...{ personId: '3', propertyId: '1', kind: 'share', from: '2026-10-01', to: '2026-10-31' },
  });
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-01');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('1 Oct 2026');
  const csv = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
  expect(csv).toContain(
    '/api/admin/audit-log.csv?personId=3&propertyId=1&kind=share&from=2026-10-01',
  );
});

test('a kind, a person and a property are chosen from lists, all of them at first', async () => {
  const { user, callsOf } = await renderAdmin('audit');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Person')).toHaveAttribute('placeholder', 'All users');
  expect(screen.getByLabelText('Property')).toHaveAttribute('placeholder', 'All properties');
  await pick(user, 'Kind', /Shares/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ kind: 'share' }));
  await pick(user, 'Person', /Olivia Marsh/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ personId: '3' }));
  await pick(user, 'Property', /Lake House/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ propertyId: '1' }));
});

test('a log that cannot be loaded can be tried again', async () => {
  const auditLog = () => {
    throw new TypeError('Failed to fetch');
  };
  await renderAdmin('audit', { auditLog });
  expect(await screen.findByText('The log could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
