import { useState } from 'react';
import { type SecurityEventKind, useSecurityEventsQuery } from '../../generated/graphql';
import { REFRESHED } from '../../lib/network/refresh';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { Select } from '../../ui/choice/Select';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { ShieldCheck, X } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { ShowOlder } from '../../ui/list/LoadMore';
import { type Person, SecurityEntry } from './SecurityEntry';
import { inRuns } from './security-runs';
import { SECURITY_WORDS } from './security-words';

const PAGE_SIZE = 20;

const KINDS = Object.entries(SECURITY_WORDS) as [SecurityEventKind, string][];
const OPTIONS = [
  { value: '' as const, label: 'Everything' },
  ...KINDS.map(([value, label]) => ({ value, label })),
];

/** The security log, newest first, filtered by kind and by user. */
export function SecurityLog() {
  const [kind, setKind] = useState<SecurityEventKind | ''>('');
  const [person, setPerson] = useState<Person | null>(null);
  const query = useSecurityEventsQuery({
    ...REFRESHED,
    variables: { first: PAGE_SIZE, kind: kind || null, userId: person?.id ?? null },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  });
  const page = (query.data ?? query.previousData)?.securityEvents;

  const content = () => {
    if (!page) return <NotLoaded {...query} what="The security log" />;
    if (page.items.length === 0) {
      const isFiltered = kind !== '' || person !== null;
      const title = isFiltered ? 'No matching events' : 'No events yet';
      const text = 'Sign-ins, refusals and changes of passwords and roles appear here.';
      return <EmptyState icon={<ShieldCheck size={28} />} title={title} text={text} />;
    }
    return (
      <>
        <ul aria-label="Security events">
          {inRuns(page.items).map((run) => (
            <SecurityEntry key={run[0].id} events={run} onPerson={setPerson} />
          ))}
        </ul>
        <ShowOlder
          what="events"
          pageInfo={page.pageInfo}
          fetchOlder={(before) => query.fetchMore({ variables: { before } })}
        />
      </>
    );
  };

  return (
    <Card title="Security log" text="Who signed in, was refused, or changed an account.">
      <Row $gap={3} $align="end">
        <div style={{ width: 'min(18rem, 100%)' }}>
          <Select label="What happened" value={kind} onValueChange={setKind} options={OPTIONS} />
        </div>
        {person && (
          <Button
            variant="secondary"
            icon={<X size={16} aria-hidden />}
            aria-label={`Show everyone, not only ${person.name}`}
            onClick={() => setPerson(null)}
          >
            {person.name}
          </Button>
        )}
      </Row>
      {content()}
    </Card>
  );
}
