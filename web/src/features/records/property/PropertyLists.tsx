import type { PropertyRecordQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/layout/Card';
import { Muted, RequestLines, SwapLines } from '../record-lines';
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
          <LinkButton
            to={panelPath('requests', { search: property.name })}
            size="small"
            variant="ghost"
          >
            All requests
          </LinkButton>
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

interface PropertySwapsProps
  extends Pick<PropertyRecord, 'swaps'>,
    Pick<PropertyRecordParts, 'swapStatus'> {}

/** The newest swaps of a property. */
export const PropertySwaps = ({ swaps, swapStatus }: PropertySwapsProps) => (
  <Card title="Swaps">
    {swaps.length === 0 && <Muted>No swaps yet.</Muted>}
    <SwapLines swaps={swaps} swapStatus={swapStatus} />
  </Card>
);
