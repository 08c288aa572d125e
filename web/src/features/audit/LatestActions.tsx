import { useState } from 'react';
import { useAuditLogQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card } from '../../ui/card/Card';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { AuditDays } from './AuditDays';
import { linesOf, PAGE_SIZE } from './audit-runs';

const LINES = 6;
/** Mostly enough for the lines. */
const FEW = 20;

interface Props {
  /** Shows only the actions on this property. */
  propertyId?: string;
  /** Shows only the actions on or by this user. */
  personId?: string;
}

/** The latest administrator actions as the audit log shows them, updated live. */
export function LatestActions({ propertyId, personId }: Props) {
  const [first, setFirst] = useState(FEW);
  const { data, error, refetch } = useAuditLogQuery({
    variables: { first, propertyId: propertyId ?? null, personId: personId ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.auditLog.items;
  // The last line that is shown may fold more entries than these.
  const mayGoOn = data?.auditLog.pageInfo.hasNextPage && linesOf(entries ?? []).length <= LINES;
  if (mayGoOn && first < PAGE_SIZE) setFirst(PAGE_SIZE);
  const content = () => {
    if (!entries) return <NotLoaded {...{ error, refetch }} what="The latest actions" />;
    if (entries.length === 0) return <p>No changes yet.</p>;
    return <AuditDays entries={entries} most={LINES} isInCard />;
  };
  return (
    <Card
      title="Latest actions"
      text={
        propertyId || personId ? 'What administrators did here' : 'What administrators did last'
      }
      actions={
        <LinkButton
          size="small"
          variant="ghost"
          to={panelPath('audit', { house: propertyId, person: personId })}
        >
          All actions
        </LinkButton>
      }
    >
      {content()}
    </Card>
  );
}
