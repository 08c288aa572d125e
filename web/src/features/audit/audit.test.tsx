import { screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';

const entry = (id: string) => ({
  __typename: 'AuditEntry',
  ...{ id, actorName: 'Alice Admin', action: 'share.assign', subject: `Share ${id}` },
  ...{ before: null, after: '{"userId":3}', at: '2026-11-02T09:30:00.000Z' },
});

test('an entry shows who did what, and the previous values', async () => {
  const { container } = await renderAdmin('audit');
  const list = await screen.findByRole('list', { name: 'Administrator actions' });
  expect(list).toHaveTextContent('User update: User 3, Olivia Marsh');
  expect(list).toHaveTextContent('Alice Admin, 2 Nov 2026');
  expect(list).toHaveTextContent('Date of birthbefore: –after: 1980-04-05');
  expect(list).toHaveTextContent('User rolebefore: USERafter: OWNER');
  expect(await axe(container)).toHaveNoViolations();
});

test('older actions come page by page', async () => {
  const auditLog = ({ before }: Record<string, unknown>) => ({
    auditLog: before
      ? { __typename: 'AuditPage', nextCursor: null, items: [entry('4')] }
      : { __typename: 'AuditPage', nextCursor: '5', items: [entry('5')] },
  });
  const { user } = await renderAdmin('audit', { auditLog });
  await user.click(await screen.findByRole('button', { name: 'Show older actions' }));
  expect(await screen.findByText(/: Share 4/)).toBeVisible();
  expect(screen.getByText(/: Share 5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older actions' })).not.toBeInTheDocument();
});

test('the log is searched by the server', async () => {
  const auditLog = ({ search }: Record<string, unknown>) => ({
    auditLog: { __typename: 'AuditPage', nextCursor: null, items: search ? [] : [entry('5')] },
  });
  const { user, callsOf } = await renderAdmin('audit', { auditLog });
  await user.type(screen.getByLabelText('Search the audit log'), 'olivia');
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ search: 'olivia' }));
  expect(await screen.findByText('Nothing found for “olivia”')).toBeVisible();
});

test('a log that cannot be loaded can be tried again', async () => {
  const auditLog = () => {
    throw new TypeError('Failed to fetch');
  };
  await renderAdmin('audit', { auditLog });
  expect(await screen.findByText('The log could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
