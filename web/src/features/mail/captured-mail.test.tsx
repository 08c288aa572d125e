import { act, screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../app/admin/test/figures';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';

const captured = (capturedMailPath: string | null) => ({
  failedMails: () => ({
    adminFailedMails: {
      __typename: 'FailedMailPage',
      ...{ items: [], waiting: 0, total: 0, failed: 0, hasServer: false, isCaptured: true },
    },
  }),
  adminFigures: adminFigures({ systemStatus: { mail: 'CAPTURED', capturedMailPath } }),
  capturedMails: () => ({
    adminCapturedMails: [
      {
        ...{ __typename: 'CapturedMailLine', id: '12', recipient: 'nora@example.test' },
        ...{ subject: 'Your invitation', createdAt: '2026-11-02T09:00:00.000Z' },
      },
    ],
  }),
});

test.each([
  ['/dev/mail', '/admin?tab=mail&mail=12', '<b>Hello</b>, see https://example.test/join?x=1.'],
  [null, undefined, ''],
])('captured mail is listed, and can be read if %s has it', async (path, href, beginning) => {
  const { container } = await renderAdmin('mail', captured(path));
  expect(await screen.findByRole('heading', { name: 'Mail is captured, not sent' })).toBeVisible();
  const listed = path ? 50 : 10;
  expect(
    screen.getByText(new RegExp(`The latest ${listed} emails are listed here; older ones are not`)),
  ).toBeVisible();
  // That is said once.
  expect(screen.getByText(/^Set SMTP_URL/)).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Latest captured mail' }));
  await list.findByText('Your invitation');
  const [line] = list.getAllByRole('listitem');
  const words = `nora@example.testYour invitation${beginning}2 Nov 2026`;
  await waitFor(() => expect(line).toHaveTextContent(words));
  expect(list.getByText('Your invitation').getAttribute('href') ?? undefined).toBe(href);
  expect(await axe(container)).toHaveNoViolations();
});

const text = (id: number, subject: string, words: string) => ({
  ...{ id, recipient: 'nora@example.test', replyTo: null, subject, text: words },
  ...{ createdAt: '2026-11-02T09:00:00.000Z', sentAt: '2026-11-02T09:00:01.000Z' },
  attachments: [{ id: 3, fileName: 'weeks.csv', bytes: 2_000 }],
});
const { fetch } = globalThis;
let isDown = false;
beforeEach(() => {
  isDown = false;
  globalThis.fetch = async (input) => {
    const texts = [
      text(12, 'Your invitation', '<b>Hello</b>, see https://example.test/join?x=1.'),
      text(11, 'Your code', '123456'),
      { ...text(10, 'Still on its way', '-'), sentAt: null },
    ];
    const ok = input === '/dev/mail.json' && !isDown;
    return { ok, json: async () => texts } as Response;
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

test('a captured email is read in the panel, with links, and those before it', async () => {
  const { user } = await renderAdmin('mail', captured('/dev/mail'));
  await user.click(await screen.findByRole('link', { name: 'Your invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your invitation' }));
  expect(dialog.getByText('nora@example.test')).toBeVisible();
  expect(dialog.getByText(/^2 Nov 2026/)).toBeVisible();
  expect(dialog.getByText(/^<b>Hello<\/b>, see/)).toBeVisible();
  const join = dialog.getByRole('link', { name: 'https://example.test/join?x=1' });
  expect(join).toHaveAttribute('href', 'https://example.test/join?x=1');
  expect(dialog.getByRole('link', { name: 'weeks.csv' })).toHaveAttribute(
    'href',
    '/dev/mail/files/3',
  );
  expect(dialog.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('dialog', { name: 'Your code' })).toHaveTextContent('123456');
  expect(dialog.getByRole('button', { name: 'Older' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a captured email is on a later page, where there are more than ten', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => 40 - index);
  const texts = numbers.map((id) => text(id, `Email ${id}`, 'Hello'));
  globalThis.fetch = async () => ({ ok: true, json: async () => texts }) as Response;
  const lineOf = ({ id, recipient, subject, createdAt }: (typeof texts)[number]) => ({
    ...{ __typename: 'CapturedMailLine', id: String(id), recipient, subject, createdAt },
  });
  const newest = texts.slice(0, 10).map(lineOf);
  const { user, publish } = await renderAdmin('mail', {
    ...captured('/dev/mail'),
    capturedMails: () => ({ adminCapturedMails: newest }),
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Email 29' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Email 31' })).toBeNull();
  expect(screen.getByText('11–12 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(screen.getByRole('link', { name: 'Email 40' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  // The oldest are deleted as time passes.
  texts.splice(10);
  newest.unshift(lineOf(text(41, 'Email 41', 'Hello')));
  act(() => void publish('adminEvents', { adminEvents: { area: 'MAIL', id: '41' } }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Email 40' })).toBeVisible();
});

test('a captured email is found by its subject, and what cannot be read can be tried again', async () => {
  isDown = true;
  const { user } = await renderAdmin('mail', captured('/dev/mail'));
  await user.type(await screen.findByLabelText('Search captured mail'), 'CODE');
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Your code' })).toBeVisible();
  expect(screen.queryByText('Your invitation')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Search captured mail'), 'x');
  expect(screen.getByText('None of the latest 2 emails matches.')).toBeVisible();
});

test('a captured email that is no longer kept says so', async () => {
  await renderAdmin('mail&mail=4', captured('/dev/mail'));
  expect(
    await screen.findByText('This email is not among the latest that are kept.'),
  ).toBeVisible();
});
