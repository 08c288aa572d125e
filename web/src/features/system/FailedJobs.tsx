import styled from 'styled-components';
import {
  FailedJobsDocument,
  type FailedJobsQuery,
  SystemStatusDocument,
  useDismissJobMutation,
  useFailedJobsQuery,
  useRetryJobMutation,
} from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { useReread } from '../../lib/live/reread';
import { REFRESHED } from '../../lib/network/refresh';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { RotateCw, Trash2 } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { CellNote } from '../../ui/table/table-style';

type Job = FailedJobsQuery['adminFailedJobs'][number];

const Words = styled.div`
  flex: 1;
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

function FailedJob({ job: { id, task, failedAt, error } }: { job: Job }) {
  const [retry] = useRetryJobMutation();
  const [dismiss] = useDismissJobMutation();
  const { attempt, isBusy } = useAttempt();
  const reread = useReread();
  const options = { variables: { id } };
  const settle = async (what: Parameters<typeof attempt>[0]) => {
    await attempt(what);
    await reread([FailedJobsDocument, SystemStatusDocument]);
  };
  return (
    <Row $gap={4}>
      <Words>
        {task}
        <CellNote>
          <time dateTime={failedAt}>{momentText(failedAt)}</time>: {error}
        </CellNote>
      </Words>
      <Button
        size="small"
        variant="secondary"
        icon={<RotateCw size={16} aria-hidden />}
        aria-label={`Retry ${task}, job ${id}`}
        disabled={isBusy}
        onClick={() =>
          settle({
            action: () => retry(options),
            success: { title: 'Job queued' },
            failure: { title: 'Retry failed', fallback: 'Failed to retry the job' },
          })
        }
      >
        Retry
      </Button>
      <Button
        size="small"
        variant="secondary"
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={`Dismiss ${task}, job ${id}`}
        disabled={isBusy}
        onClick={() =>
          settle({
            action: () => dismiss(options),
            success: { title: 'Job dismissed' },
            failure: { title: 'Dismissal failed', fallback: 'Failed to dismiss the job' },
          })
        }
      >
        Dismiss
      </Button>
    </Row>
  );
}

/** Background jobs that failed for the last time, with the reason; each can be retried or dismissed. */
export function FailedJobs() {
  const { data } = useFailedJobsQuery({ fetchPolicy: 'cache-and-network', ...REFRESHED });
  const jobs = data?.adminFailedJobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <Card title="Failed jobs">
      <Stack $gap={3}>
        {jobs.map((job) => (
          <FailedJob key={job.id} job={job} />
        ))}
      </Stack>
    </Card>
  );
}
