import { act, screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../app/admin/test/figures';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { signedIn, systemStatus } from '../../app/admin/test/system';
import { axe } from '../../lib/test/axe';
import { pageEnd } from '../../lib/test/page-end';
import { expectToast } from '../auth/test-page';

/** The shell's figures hold a part of the status. */
const withStatus = (changes: Partial<typeof systemStatus>) => {
  const status = { ...systemStatus, ...changes };
  const { problems, mail, capturedMailPath } = status;
  return {
    adminFigures: adminFigures({ systemStatus: { problems, mail, capturedMailPath } }),
    systemStatus: () => ({ systemStatus: status }),
  };
};
const withEvents = (items: object[], nextCursor: string | null = null) => ({
  securityEvents: () => ({
    securityEvents: { __typename: 'SecurityEventPage', ...pageEnd(nextCursor), items },
  }),
});

const parts = async () => within(await screen.findByRole('list', { name: 'Parts' }));

test('a system that works shows its parts, figures and versions', async () => {
  const { container } = await renderAdmin('system');
  expect(await screen.findByText('Everything works.')).toBeVisible();
  const rows = (await parts()).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'DatabaseWorking',
    'SavingWorking',
    'Live updatesWorking',
    'Background workWorking',
    'Mail deliveryWorking',
    'Database disk42 GB free',
    'Files1.2 GB in 3,400 files; disk 40 % full',
    expect.stringMatching(/^Last backup22 Nov 2026, \d\d:00, 1\.2 MBBack up now/),
  ]);
  expect(screen.getByText('Jobs failed').nextSibling).toHaveTextContent(/^0$/);
  expect(screen.queryByText('no longer retried')).not.toBeInTheDocument();
  expect(screen.getByText('Sessions').nextSibling).toHaveTextContent('7');
  expect(screen.getByText('Live connections').nextSibling).toHaveTextContent('3');
  for (const text of ['0.1.0', '20.20.2', '18.4']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Show undeliverable mail')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[Partial<typeof systemStatus>, string]>([
  [{}, 'Everything works.'],
  [{ mail: 'NOT_CONFIGURED' }, 'Mail is not set up. Everything else works.'],
  [{ lastBackupAt: null }, 'No backup yet. Everything else works.'],
  [
    { mail: 'NOT_CONFIGURED', lastBackupAt: null },
    'Mail is not set up. No backup yet. Everything else works.',
  ],
  [{ mail: 'CAPTURED' }, 'Mail is captured, not sent. Everything else works.'],
])('what is not set up is said first: %j', async (changes, words) => {
  await renderAdmin('system', withStatus(changes));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [false, 'Backup: npm run backup makes one now, BACKUP_DIR one each day (docs/backup.md).'],
  [
    true,
    'Backup: “Back up now” makes one, and the first daily one is still to come (docs/backup.md).',
  ],
])('says how to make what is missing, with backups that are scheduled: %s', async (is, words) => {
  const changes = { mail: 'NOT_CONFIGURED', lastBackupAt: null, isBackupScheduled: is } as const;
  await renderAdmin('system', withStatus(changes));
  const link = await screen.findByRole('link', { name: 'how to set it up' });
  expect(link).toHaveAttribute('href', '/admin?tab=mail');
  expect(link.closest('ul')).toHaveTextContent(words);
});

test('problems come first, with what to do, and undeliverable mail is a link', async () => {
  const problem = 'The mail server has not accepted any email for 25 minutes: check SMTP_URL.';
  await renderAdmin(
    'system',
    withStatus({
      problems: [problem],
      ...{ mail: 'FAILING', mailFailingSince: '2026-11-02T09:30:00.000Z' },
      ...{ mailsWaiting: 4, mailsStuck: 3, mailsFailed: 2, worker: false, freeBytes: 4e8 },
    }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(problem);
  const list = await parts();
  expect(alert.compareDocumentPosition(list.getByText('Database'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(list.getByText(/^Failing since 2 Nov 2026/)).toBeVisible();
  expect(list.getByText('Not running')).toBeVisible();
  expect(list.getByText('0.4 GB free')).toBeVisible();
  expect(screen.getByText('3 for over 10 minutes')).toBeVisible();
  expect(screen.getByText('could not be delivered')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show undeliverable mail' });
  expect(link).toHaveAttribute('href', '/admin?tab=mail');
});

test('a database of one’s own has no disk here, and mail may not be configured', async () => {
  await renderAdmin('system', withStatus({ freeBytes: null, mail: 'NOT_CONFIGURED' }));
  const list = await parts();
  expect(list.getByText('Not configured')).toBeVisible();
  expect(list.queryByText('Database disk')).not.toBeInTheDocument();
});

test('captured mail is named wherever mail stands, and can be read', async () => {
  const captured = { ...systemStatus, mail: 'CAPTURED', capturedMailPath: '/dev/mail' } as const;
  const { container } = await renderAdmin('system', {
    systemStatus: () => ({ systemStatus: captured }),
    adminFigures: adminFigures({ systemStatus: captured }),
  });
  expect((await parts()).getByText('Captured, not sent')).toBeVisible();
  const waiting = screen.getByText('Mail waiting').nextElementSibling as HTMLElement;
  expect(waiting).toHaveTextContent('0, as it is captured');
  for (const link of [
    within(waiting).getByRole('link', { name: 'captured' }),
    screen.getByRole('link', { name: 'read what was captured' }),
  ]) {
    expect(link).toHaveAttribute('href', '/admin?tab=mail');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [{ lastBackupAt: '2026-11-23T10:00:00.000Z' }, 'Backup complete', '2.5 MB'],
  [
    // The one that is due was made since the page was read.
    { lastBackupAt: '2026-11-23T03:00:00.000Z', backupError: 'No space left on device' },
    ...['Backup failed', 'No space left on device'],
  ],
  [{}, 'Backup failed', 'No worker has made it. Please try again.'],
])('a backup is made on demand; with %j it says: %s', async (ended, ...toast) => {
  let asked = 0;
  const { user, callsOf } = await renderAdmin('system', {
    startBackup: () => {
      asked = 1;
      return { startBackup: true };
    },
    systemStatus() {
      const isBackupRunning = asked > 0 && asked++ < 2;
      const result = asked > 0 && !isBackupRunning && { lastBackupBytes: 2.5e6, ...ended };
      return { systemStatus: { ...systemStatus, isBackupRunning, ...result } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Back up now' });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Backing up…' })).toBeDisabled();
  await expectToast(...(toast as [string, string]));
  expect(callsOf('startBackup')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeEnabled();
});

test.each([
  ['is being made already', false, 'Backing up…'],
  ['waits for a worker', true, 'Waiting to start…'],
])('a backup that %s is shown', async (_what, isBackupWaiting, name) => {
  await renderAdmin('system', withStatus({ isBackupRunning: true, isBackupWaiting }));
  expect(await screen.findByRole('button', { name })).toBeDisabled();
});

test('without a folder for backups none can be started here, and it says what to set', async () => {
  await renderAdmin('system', withStatus({ isBackupScheduled: false }));
  expect((await parts()).getByText(/^Set/)).toHaveTextContent(
    'Set BACKUP_DIR to make one each day, and to start one here.',
  );
  expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
});

test('the page is refreshed on demand', async () => {
  let sessions = 7;
  const { user } = await renderAdmin('system', {
    systemStatus: () => ({ systemStatus: { ...systemStatus, sessions } }),
  });
  await screen.findByText('Everything works.');
  sessions = 8;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getByText('Sessions').nextSibling).toHaveTextContent('8'));
});

test('the page is refreshed every ten seconds while it is visible', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const { callsOf } = await renderAdmin('system');
  await screen.findByText('Everything works.');
  const before = callsOf('systemStatus').length;
  await act(() => jest.advanceTimersByTimeAsync(10_500));
  await waitFor(() => expect(callsOf('systemStatus')).toHaveLength(before + 1));
  visibility.mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(callsOf('systemStatus')).toHaveLength(before + 1);
  visibility.mockRestore();
  jest.useRealTimers();
});

test('a state that cannot be loaded can be tried again', async () => {
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };
  await renderAdmin('system', { systemStatus: fail, securityEvents: fail });
  expect(await screen.findByText('The state of the system could not be loaded.')).toBeVisible();
  expect(await screen.findByText('The security log could not be loaded.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
});

test('the security log says what, whose account, when, from where and in which request', async () => {
  const refused = {
    ...signedIn,
    ...{ id: '8', kind: 'SIGN_IN_REFUSED', userId: null, userName: null, requestId: null },
  };
  const reset = {
    ...signedIn,
    ...{ id: '7', kind: 'TEMPORARY_PASSWORD_SET', userName: 'Former owner' },
    ...{ actorName: 'Alice Admin', network: null },
  };
  await renderAdmin('system', withEvents([signedIn, refused, reset]));
  const list = await screen.findByRole('list', { name: 'Security events' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/\d\d:\d\d/, 'TIME'));
  expect(rows).toEqual([
    'Signed inOlivia Marsh2 Nov 2026, TIME from 192.0.2.7',
    'Sign-in refused—2 Nov 2026, TIME from 192.0.2.7',
    'Temporary password setFormer owner, by Alice Admin2 Nov 2026, TIME',
  ]);
});

test('what happens several times in a row from one network is one entry', async () => {
  const at = (time: string) => ({ ...signedIn, id: time, at: `2026-11-02T${time}:00.000Z` });
  const elsewhere = { ...at('06:00'), network: '198.51.100.4' };
  await renderAdmin('system', withEvents([at('09:30'), at('08:15'), at('07:00'), elsewhere]));
  const list = await screen.findByRole('list', { name: 'Security events' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/\d\d:\d\d/g, 'TIME'));
  expect(rows).toEqual([
    'Signed in, 3 timesOlivia Marsh2 Nov 2026, TIME to TIME from 192.0.2.7',
    'Signed inOlivia Marsh2 Nov 2026, TIME from 198.51.100.4',
  ]);
});

test('the reference of an event is copied, by which the server’s log has it too', async () => {
  const { user } = await renderAdmin('system');
  await user.click(await screen.findByRole('button', { name: 'Copy reference' }));
  expect(await navigator.clipboard.readText()).toBe(signedIn.requestId);
  await expectToast('Reference copied');
});

test('the security log is narrowed to a kind and to a user, by the server', async () => {
  const { user, callsOf } = await renderAdmin('system');
  await user.click(await screen.findByRole('button', { name: 'Olivia Marsh' }));
  await waitFor(() => expect(callsOf('securityEvents').at(-1)).toMatchObject({ userId: '3' }));
  await user.click(screen.getByRole('combobox', { name: 'What happened' }));
  await user.click(await screen.findByRole('option', { name: 'Password reset' }));
  await waitFor(() =>
    expect(callsOf('securityEvents').at(-1)).toMatchObject({ userId: '3', kind: 'PASSWORD_RESET' }),
  );
  await user.click(screen.getByRole('button', { name: 'Show everyone, not only Olivia Marsh' }));
  await waitFor(() => expect(callsOf('securityEvents').at(-1)).toMatchObject({ userId: null }));
});

test('older events come page by page', async () => {
  const { user } = await renderAdmin('system', {
    securityEvents: ({ before }) => ({
      securityEvents: {
        __typename: 'SecurityEventPage',
        ...pageEnd(before ? null : '9'),
        items: [before ? { ...signedIn, id: '8', userId: '5', userName: 'Omar Haddad' } : signedIn],
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show older events' }));
  expect(await screen.findByText('Omar Haddad')).toBeVisible();
  expect(screen.getByText('Olivia Marsh')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older events' })).not.toBeInTheDocument();
});

test('an empty security log says so', async () => {
  await renderAdmin('system', withEvents([]));
  expect(await screen.findByText('No events yet')).toBeVisible();
});

test('every tab shows what needs attention first, and leads to the System tab', async () => {
  const problems = ['There is no backup.', '1 job failed.'];
  const { user } = await renderAdmin('users', {
    adminFigures: adminFigures({ systemStatus: { problems } }),
  });
  expect(await screen.findByText('There is no backup.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^System/ })).toHaveTextContent('2');
  await user.click(screen.getByRole('button', { name: 'Show system' }));
  expect(await screen.findByRole('list', { name: 'Parts' })).toBeVisible();
});
