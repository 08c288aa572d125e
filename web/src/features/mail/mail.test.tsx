import { act, screen, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { expectToast } from '../auth/test-page';

const mail = {
  __typename: 'FailedMail',
  ...{ id: '7', recipient: 'gone@example.test', subject: 'Your report', attempts: 1 },
  lastError: '550 Nobody of this name lives here',
  ...{ createdAt: '2026-11-02T09:00:00.000Z', failedAt: '2026-11-02T09:30:00.000Z' },
  isTooOld: false,
  requestId: '0d1f0c5e-6f4b-4f0a-9d0e-3f5b8f6f2a11',
};
const code = { ...mail, id: '8', recipient: 'code@example.test', attempts: 20, isTooOld: true };

const mails =
  (items: object[], waiting = 0, hasServer = true, isCaptured = false) =>
  () => ({
    adminFailedMails: {
      __typename: 'FailedMailPage',
      ...{ items, waiting, total: items.length, failed: items.length, hasServer, isCaptured },
    },
  });

test('failed emails are listed with the reason, and those that are too old cannot be resent', async () => {
  const { container } = await renderAdmin('mail', { failedMails: mails([mail, code], 4) });
  const row = await rowOf(/gone@example.test/);
  expect(row.getByText('Your report')).toBeVisible();
  expect(row.getByText('550 Nobody of this name lives here')).toBeVisible();
  expect(row.getByText('Tried once')).toBeVisible();
  const old = await rowOf(/code@example.test/);
  expect(old.getByText('Tried 20 times')).toBeVisible();
  expect(old.getByText('Too old to resend')).toBeVisible();
  expect(old.queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Search failed mail')).toBeVisible();
  expect(screen.getByText('4 waiting')).toBeVisible();
  expect(screen.getByText('2 failed')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [0, 'No emails waiting or failed.'],
  [1, 'One email is on its way.'],
  [3, '3 emails are on their way.'],
])('without failures and with %i that wait it says: %s', async (waiting, title) => {
  await renderAdmin('mail', { failedMails: mails([], waiting) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByLabelText('Search failed mail')).not.toBeInTheDocument();
  expect(screen.queryByText(/^\d (waiting|failed)$/)).not.toBeInTheDocument();
});

test.each([
  [0, /^No email is sent\. Set SMTP_URL .* docs\/run\.md explains all settings\.$/],
  [1, /1 email will be sent then\.$/],
])('without a mail server it says so, with %i emails that wait', async (waiting, text) => {
  await renderAdmin('mail', { failedMails: mails([], waiting, false) });
  expect(await screen.findByText('Mail is not set up')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/No emails waiting|on (its|their) way/)).not.toBeInTheDocument();
});

test('the settings of mail are copied, and checked again until they hold', async () => {
  let hasServer = false;
  const { user } = await renderAdmin('mail', { failedMails: () => mails([], 2, hasServer)() });
  await user.click(await screen.findByRole('button', { name: 'Copy settings' }));
  await expectToast('Settings copied');
  expect(await navigator.clipboard.readText()).toBe(
    'SMTP_URL=smtps://USER:PASSWORD@mail.example.com\nMAIL_FROM="Fairweek <no-reply@localhost>"',
  );
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await expectToast('Mail is still not set up');
  hasServer = true;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await expectToast('Mail is set up', 'What waited is on its way.');
  expect(screen.getByText('2 emails are on their way.')).toBeVisible();
});

test('without a mail server it says so above earlier failures, too', async () => {
  await renderAdmin('mail', { failedMails: mails([mail], 0, false) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Mail is not set up\. No email/);
  expect(await rowOf(/gone@example.test/)).toBeDefined();
});

test('a failed email is resent, and the list is refetched', async () => {
  let isSent = false;
  const { user, callsOf } = await renderAdmin('mail', {
    failedMails: () => (isSent ? mails([], 1)() : mails([mail])()),
    resendMail: () => {
      isSent = true;
      return { resendMail: true };
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Resend the email to gone@example.test' }),
  );
  await expectToast('Mail queued', 'To gone@example.test. The result is shown here.');
  expect(callsOf('resendMail')).toEqual([{ id: '7' }]);
  expect(await screen.findByText('One email is on its way.')).toBeVisible();
});

test('an email that cannot be resent shows the reason', async () => {
  const resendMail = () => {
    throw new Refusal('This email has expired. Please dismiss it.', 'CONFLICT');
  };
  const { user } = await renderAdmin('mail', { failedMails: mails([mail]), resendMail });
  await user.click(await screen.findByRole('button', { name: /^Resend/ }));
  await expectToast('Resend failed', 'This email has expired. Please dismiss it.');
});

test('dismissing asks first', async () => {
  let items = [mail];
  const { user, callsOf } = await renderAdmin('mail', {
    failedMails: () => mails(items)(),
    dismissMail: () => {
      items = [];
      return { dismissMail: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Dismiss the email/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Dismiss this email?' }));
  expect(
    dialog.getByText('“Your report” to gone@example.test is deleted and never delivered.'),
  ).toBeVisible();
  expect(callsOf('dismissMail')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await expectToast('Mail dismissed');
  expect(callsOf('dismissMail')).toEqual([{ id: '7' }]);
  expect(await screen.findByText('No emails waiting or failed.')).toBeVisible();
});

test('changes by other administrators and the worker appear automatically', async () => {
  let items: object[] = [];
  const { publish } = await renderAdmin('mail', { failedMails: () => mails(items)() });
  expect(await screen.findByText('No emails waiting or failed.')).toBeVisible();
  items = [mail];
  act(() => void publish('adminEvents', { adminEvents: { area: 'MAIL', id: '7' } }));
  expect(await screen.findByText('550 Nobody of this name lives here')).toBeVisible();
});

test('mail that cannot be loaded can be tried again', async () => {
  let fails = true;
  const { user } = await renderAdmin('mail', {
    failedMails: () => {
      if (fails) throw new TypeError('Failed to fetch');
      return mails([mail])();
    },
  });
  expect(await screen.findByText('The mail could not be loaded.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/gone@example.test/);
});

test('what was sent again says that it is queued until it is delivered or fails again', async () => {
  let state = 'QUEUED';
  const resent = { __typename: 'ResentMail', id: '7', recipient: 'gone@example.test' };
  const { publish } = await renderAdmin('mail', {
    failedMails: mails([]),
    resentMails: () => ({
      adminResentMails: [
        { ...resent, subject: 'Your report', resentAt: '2026-11-02T10:00:00.000Z', state },
      ],
    }),
  });
  const list = within(await screen.findByRole('list', { name: 'Mail sent again' }));
  expect(list.getByText('Queued')).toBeVisible();
  state = 'FAILED';
  act(() => void publish('adminEvents', { adminEvents: { area: 'MAIL', id: '7' } }));
  expect(await list.findByText('Failed again')).toBeVisible();
  state = 'DELIVERED';
  act(() => void publish('adminEvents', { adminEvents: { area: 'MAIL', id: '7' } }));
  expect(await list.findByText('Delivered')).toBeVisible();
});
