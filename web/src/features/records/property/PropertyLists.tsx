import type { PropertyRecordQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { Card } from '../../../ui/card/Card';
import { AllLink, Muted, RequestLines, SwapLines } from '../record-lines';
import type { PropertyRecordParts } from './parts';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];

interface OpenRequestsProps extends Pick<PropertyRecordParts, 'requestStatus'> {
  record: PropertyRecord;
}

/** The newest open requests of a property. */
export function OpenRequests({ record, requestStatus }: OpenRequestsProps) {
  const { openRequests, openRequestCount, property } = record;
  return (
    <Card
      title="Open requests"
      text={openRequestCount > openRequests.length ? `The newest of ${openRequestCount}` : ''}
      actions={
        openRequests.length > 0 && (
          <AllLink to={panelPath('requests', { property: property.id, show: 'all' })}>
            All requests
          </AllLink>
        )
      }
    >
      {openRequests.length === 0 && <Muted>No open requests.</Muted>}
      <RequestLines
        label="Open requests"
        requests={openRequests}
        noteOf={({ askerName }) => askerName}
        requestStatus={requestStatus}
      />
    </Card>
  );
}

interface PropertySwapsProps extends Pick<PropertyRecordParts, 'swapStatus'> {
  record: PropertyRecord;
}

/** The newest swaps of a property. */
export function PropertySwaps({ record, swapStatus }: PropertySwapsProps) {
  const { swaps, property } = record;
  const all = panelPath('swaps', { property: property.id });
  return (
    <Card title="Swaps" actions={swaps.length > 0 && <AllLink to={all}>All swaps</AllLink>}>
      {swaps.length === 0 && <Muted>No swaps yet.</Muted>}
      <SwapLines swaps={swaps} swapStatus={swapStatus} />
    </Card>
  );
}
