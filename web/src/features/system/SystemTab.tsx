import { formatDistanceToNow, parseISO } from 'date-fns';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type SystemStatusQuery, useSystemStatusQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { errorText } from '../../lib/network/error-text';
import { REFRESHED } from '../../lib/network/refresh';
import { grouped } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { StatCard, StatRow } from '../../ui/card/StatCard';
import { CapturedMailLink } from '../../ui/feedback/MailCaveat';
import { Notice } from '../../ui/feedback/Notice';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { RotateCw } from '../../ui/icon/icons';
import { Columns } from '../../ui/layout/Split';
import { Stack } from '../../ui/layout/Stack';
import { Facts } from '../../ui/text/Facts';
import { DeskText } from '../../ui/text/hidden';
import { box, color, font } from '../../ui/theme/tokens';
import { FailedJobs } from './FailedJobs';
import { SecurityLog } from './SecurityLog';
import { SystemLead } from './SystemLead';
import { SystemParts } from './SystemParts';

type Status = SystemStatusQuery['systemStatus'];

const ago = (moment: string) => formatDistanceToNow(parseISO(moment));

const Quiet = styled.dl`
  ${box.wrap(1, 5)};
  ${font.muted('small')};
  div {
    ${box.flex(2)};
  }
  dd {
    color: ${color.text};
  }
`;

interface Figure {
  name: string;
  value: number;
  note: string;
}

const MAIL_WAITING = 'Mail waiting';

/** Failing or pending parts, each with a card of its own; the rest in one line. */
function Numbers({ status }: { status: Status }) {
  const { jobsWaiting, oldestJobAt, jobsFailed, mailsWaiting, mailsStuck, mailsFailed, mail } =
    status;
  const oldest = oldestJobAt ? `the oldest for ${ago(oldestJobAt)}` : 'none overdue';
  const work: Figure[] = [
    { name: 'Jobs failed', value: jobsFailed, note: 'no longer retried' },
    { name: 'Mail failed', value: mailsFailed, note: 'could not be delivered' },
    { name: 'Jobs waiting', value: jobsWaiting, note: oldest },
    { name: MAIL_WAITING, value: mailsWaiting, note: `${mailsStuck} for over 10 minutes` },
  ];
  const [some, none] = [work.filter(({ value }) => value > 0), work.filter((it) => it.value === 0)];
  const quiet = [
    ...none,
    { name: 'Sessions', value: status.sessions },
    { name: 'Live connections', value: status.liveConnections },
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
        {quiet.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {grouped(value)}
              {name === MAIL_WAITING && mail === 'CAPTURED' && (
                <>
                  , as it is <CapturedMailLink>captured</CapturedMailLink>
                </>
              )}
            </dd>
          </div>
        ))}
      </Quiet>
    </>
  );
}

/** The first line, which ends with a button. */
const First = styled.div`
  ${box.flex(4)};
  align-items: flex-start;
  justify-content: space-between;
  & > :first-child {
    ${box.grow};
  }
`;

function Overview({ status, refresh }: { status: Status; refresh: ReactNode }) {
  const { version, nodeVersion, postgresVersion, startedAt, mailsFailed, jobsFailed } = status;
  return (
    <>
      <First>
        <SystemLead status={status} />
        {refresh}
      </First>
      <Numbers status={status} />
      {mailsFailed > 0 && <Link to={panelPath('mail')}>Show undeliverable mail</Link>}
      {jobsFailed > 0 && <FailedJobs />}
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
    return <NotLoaded {...{ error, refetch }} what="The state of the system" height="100vh" />;
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
