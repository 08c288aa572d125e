import { formatDistanceToNow, parseISO } from 'date-fns';
import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type SystemStatusQuery, useSystemStatusQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/data/Columns';
import { Facts } from '../../ui/data/Facts';
import { StatCard, StatRow } from '../../ui/data/StatCard';
import { Notice } from '../../ui/feedback/Notice';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { tone } from '../../ui/theme/tokens';
import { REFRESHED } from './refresh';
import { SecurityLog } from './SecurityLog';
import { SystemParts } from './SystemParts';

type Status = SystemStatusQuery['systemStatus'];

const ago = (moment: string) => formatDistanceToNow(parseISO(moment));

/** What is not set up: a sentence, or undefined. */
function missingParts({ mail, lastBackupAt }: Status): string | undefined {
  const hasMail = mail !== 'NOT_CONFIGURED';
  if (lastBackupAt !== null) return hasMail ? undefined : 'Mail is not set up.';
  return hasMail ? 'There is no backup.' : 'Mail is not set up and there is no backup.';
}

function Problems({ status }: { status: Status }) {
  const { problems } = status;
  const missing = missingParts(status);
  if (problems.length > 0) return problems.map((it) => <Notice key={it} message={it} />);
  const [Mark, mood] = missing
    ? ([TriangleAlert, 'warning'] as const)
    : ([CircleCheck, 'success'] as const);
  return (
    <Row $gap={2}>
      <Mark size={20} color={tone(mood).text} aria-hidden />
      <p>{missing ? `${missing} Everything else works.` : 'Everything works.'}</p>
    </Row>
  );
}

function Numbers({ status }: { status: Status }) {
  const { jobsWaiting, oldestJobAt, jobsFailed, mailsWaiting, mailsStuck, mailsFailed } = status;
  const oldest = oldestJobAt ? `the oldest for ${ago(oldestJobAt)}` : 'none overdue';
  return (
    <StatRow>
      <StatCard name="Jobs waiting" value={jobsWaiting} note={oldest} />
      <StatCard name="Jobs failed" value={jobsFailed} note="no longer retried" />
      <StatCard
        name="Mail waiting"
        value={mailsWaiting}
        note={`${mailsStuck} for over 10 minutes`}
      />
      <StatCard name="Mail failed" value={mailsFailed} note="could not be delivered" />
      <StatCard name="Sessions" value={status.sessions} note="signed in" />
      <StatCard name="Live connections" value={status.liveConnections} note="in this process" />
    </StatRow>
  );
}

function Overview({ status }: { status: Status }) {
  const { version, nodeVersion, postgresVersion, startedAt, mailsFailed } = status;
  return (
    <>
      <Problems status={status} />
      <Numbers status={status} />
      {mailsFailed > 0 && <Link to={panelPath('mail')}>Show undeliverable mail</Link>}
      <Columns>
        <SystemParts status={status} />
        <Card title="Versions">
          <Facts
            facts={[
              ['Fairweek', version],
              ['Node.js', nodeVersion],
              ['PostgreSQL', postgresVersion],
              ['Running for', ago(startedAt)],
              ['Started', momentText(startedAt)],
            ]}
          />
        </Card>
      </Columns>
    </>
  );
}

/** How the installation is doing: problems first, then its figures, parts and security log. */
export function SystemTab() {
  const { data, error, loading, refetch } = useSystemStatusQuery({
    ...REFRESHED,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const content = () => {
    if (data) return <Overview status={data.systemStatus} />;
    const problem = 'The state of the system could not be loaded.';
    return <NotLoaded {...{ error, refetch, problem }} height="100vh" />;
  };
  return (
    <Stack $gap={4}>
      {data && error && (
        <Notice message={errorText(error, 'These figures could not be refreshed.')} />
      )}
      {content()}
      {data && (
        <Row $justify="end">
          <Button
            size="small"
            variant="secondary"
            icon={<RotateCw size={16} aria-hidden />}
            busy={loading}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Refresh
          </Button>
        </Row>
      )}
      <SecurityLog />
    </Stack>
  );
}
