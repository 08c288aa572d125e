import { screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { systemStatus } from '../../app/admin/test/system';
import { expectToast } from '../auth/test-page';

const withStatus = (changes: Partial<typeof systemStatus>) => ({
  systemStatus: () => ({ systemStatus: { ...systemStatus, ...changes } }),
});

test('a failed job is shown with its error, and leaves the list once it is retried', async () => {
  const job = { id: '7', task: 'deliver-webhook', error: 'The receiver has gone.' };
  const failedAt = '2026-11-22T03:00:00.000Z';
  let jobs = [{ __typename: 'FailedJob', ...job, failedAt }];
  const { user } = await renderAdmin('system', {
    ...withStatus({ jobsFailed: 1 }),
    failedJobs: () => ({ adminFailedJobs: jobs }),
    retryJob: () => {
      jobs = [];
      return { retryJob: true };
    },
  });
  expect(await screen.findByText(/The receiver has gone\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry deliver-webhook, job 7' }));
  await expectToast('Job queued');
  await waitFor(() => expect(screen.queryByText('Failed jobs')).not.toBeInTheDocument());
});

test('a failed job can be dismissed', async () => {
  const dismissJob = jest.fn((_variables: object) => ({ dismissJob: true }));
  const job = { id: '7', task: 'deliver-webhook', error: 'The receiver has gone.' };
  const failedAt = '2026-11-22T03:00:00.000Z';
  const adminFailedJobs = [{ __typename: 'FailedJob', ...job, failedAt }];
  const { user } = await renderAdmin('system', {
    ...withStatus({ jobsFailed: 1 }),
    failedJobs: () => ({ adminFailedJobs }),
    dismissJob,
  });
  await user.click(await screen.findByRole('button', { name: 'Dismiss deliver-webhook, job 7' }));
  await expectToast('Job dismissed');
  expect(dismissJob.mock.calls[0]?.[0]).toEqual({ id: '7' });
});
