import { formatDistanceToNow, parseISO } from 'date-fns';
import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type SystemStatusQuery, useSystemStatusQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { grouped } from '../../lib/format';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/data/Columns';
import { Facts } from '../../ui/data/Facts';
import { StatCard, StatRow } from '../../ui/data/StatCard';
import { Notice } from '../../ui/feedback/Notice';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Card } from '../../ui/layout/Card';
import { DeskText } from '../../ui/layout/DeskText';
import { Row, Stack } from '../../ui/layout/Stack';
import { color, size, space, tone, weight } from '../../ui/theme/tokens';
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

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: 0;
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.normal};
  list-style: none;
  overflow-wrap: anywhere;
  code {
    font-size: 0.9em;
  }
`;

const DAILY = (
  <>
    <code>BACKUP_DIR</code> one each day
  </>
);

/** How what is missing is set up. */
function NextSteps({ status: { mail, lastBackupAt, isBackupScheduled } }: { status: Status }) {
  return (
    <Steps>
      {mail === 'NOT_CONFIGURED' && (
        <li>
          Mail: <Link to={panelPath('mail')}>how to set it up</Link>
        </li>
      )}
      {lastBackupAt === null && (
        <li>
          Backup: <code>npm run backup</code> makes one now,{' '}
          {isBackupScheduled ? 'and the first daily one is still to come' : DAILY} (
          <code>docs/backup.md</code>).
        </li>
      )}
    </Steps>
  );
}

/** What is said first, in large letters. */
const Lead = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  min-height: 36px;
  font-size: ${size.large};
  font-weight: ${weight.medium};
`;

function Problems({ status }: { status: Status }) {
  const { problems } = status;
  const missing = missingParts(status);
  if (problems.length > 0) {
    return (
      <Lead>
        {problems.map((it) => (
          <Notice key={it} message={it} />
        ))}
      </Lead>
    );
  }
  const [Mark, mood] = missing
    ? ([TriangleAlert, 'warning'] as const)
    : ([CircleCheck, 'success'] as const);
  return (
    <Lead>
      <Row $gap={2} $nowrap>
        <Mark size={24} color={tone(mood).text} aria-hidden />
        <p>{missing ? `${missing} Everything else works.` : 'Everything works.'}</p>
      </Row>
      {missing && <NextSteps status={status} />}
    </Lead>
  );
}

const Quiet = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${color.textMuted};
  font-size: ${size.small};
  div {
    display: flex;
    gap: ${space[2]};
  }
  dd {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

interface Figure {
  name: string;
  value: number;
  note: string;
}

/** What fails or waits, each with a card of its own; the rest in one line. */
function Numbers({ status }: { status: Status }) {
  const { jobsWaiting, oldestJobAt, jobsFailed, mailsWaiting, mailsStuck, mailsFailed } = status;
  const oldest = oldestJobAt ? `the oldest for ${ago(oldestJobAt)}` : 'none overdue';
  const work: Figure[] = [
    { name: 'Jobs failed', value: jobsFailed, note: 'no longer retried' },
    { name: 'Mail failed', value: mailsFailed, note: 'could not be delivered' },
    { name: 'Jobs waiting', value: jobsWaiting, note: oldest },
    { name: 'Mail waiting', value: mailsWaiting, note: `${mailsStuck} for over 10 minutes` },
  ];
  const [some, none] = [work.filter(({ value }) => value > 0), work.filter((it) => it.value === 0)];
  const quiet = [
    ...none.map(({ name }) => [name, 0] as const),
    ['Sessions', status.sessions] as const,
    ['Live connections', status.liveConnections] as const,
  ];
  return (
    <>
      {some.length > 0 && (
        <StatRow>
          {some.map((figure) => (
            <StatCard key={figure.name} {...figure} />
          ))}
        </StatRow>
      )}
      <Quiet>
        {quiet.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </Quiet>
    </>
  );
}

/** The first line, which ends with a button. */
const First = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

function Overview({ status, refresh }: { status: Status; refresh: ReactNode }) {
  const { version, nodeVersion, postgresVersion, startedAt, mailsFailed } = status;
  return (
    <>
      <First>
        <Problems status={status} />
        {refresh}
      </First>
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
  const refresh = (
    <Button
      size="small"
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      busy={loading}
      onClick={() => void refetch().catch(() => undefined)}
    >
      <DeskText>Refresh</DeskText>
    </Button>
  );
  const content = () => {
    if (data) return <Overview status={data.systemStatus} refresh={refresh} />;
    const problem = 'The state of the system could not be loaded.';
    return <NotLoaded {...{ error, refetch, problem }} height="100vh" />;
  };
  return (
    <Stack $gap={4}>
      {data && error && (
        <Notice message={errorText(error, 'These figures could not be refreshed.')} />
      )}
      {content()}
      {/* What is above may be lower than the place that was kept for it. */}
      {(data || error) && <SecurityLog />}
    </Stack>
  );
}
