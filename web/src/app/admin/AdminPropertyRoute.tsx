import { LatestActions } from '../../features/audit/LatestActions';
import type { SessionUser } from '../../features/auth/session/session';
import { EditPropertyDialog } from '../../features/properties/editing/EditPropertyDialog';
import { PropertyRecordScreen } from '../../features/records/property/PropertyRecordScreen';
import { AdminGate } from './AdminGate';
import { PROPERTY_PARTS } from './property-parts';
import { STATUS_PARTS } from './status-parts';
import { useLivePanel } from './use-live-panel';

/** The page of one property, for administrators' sessions. */
export function AdminPropertyRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="properties">
      <LiveProperty />
    </AdminGate>
  );
}

function LiveProperty() {
  useLivePanel();
  return (
    <PropertyRecordScreen
      {...STATUS_PARTS}
      latestActionsOf={(propertyId) => <LatestActions propertyId={propertyId} />}
      editorOf={(editor) => <EditPropertyDialog {...PROPERTY_PARTS} {...editor} />}
    />
  );
}
