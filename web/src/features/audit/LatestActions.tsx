import { useAuditLogQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Card } from '../../ui/layout/Card';
import { AuditDays } from './AuditDays';
import { PAGE_SIZE } from './audit-runs';

const LINES = 6;

/** The latest administrator actions as the audit log shows them, updated live. */
export function LatestActions() {
  const { data, error, refetch } = useAuditLogQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.auditLog.items;
  const content = () => {
    if (!entries) {
      const problem = 'The latest actions could not be loaded.';
      return <NotLoaded {...{ error, refetch, problem }} />;
    }
    if (entries.length === 0) return <p>No changes yet.</p>;
    return <AuditDays entries={entries} most={LINES} isInCard />;
  };
  return (
    <Card
      title="Latest actions"
      text="What administrators did last"
      actions={
        <LinkButton size="small" variant="secondary" to={panelPath('audit')}>
          All actions
        </LinkButton>
      }
    >
      {content()}
    </Card>
  );
}
