import type { SessionUser } from '../../features/auth/session/session';
import { DraftScreen } from '../../features/draft/DraftScreen';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';
import { MailDelivery } from '../admin/MailDelivery';

/** The draft room of the property in the address. */
export function DraftRoute({ user }: { user: SessionUser }) {
  const screen = (
    <PropertyChoice title="Draft">
      {(propertyId, switcher) => (
        <DraftScreen propertyId={propertyId} switcher={switcher} mayManage={user.isAdminSession} />
      )}
    </PropertyChoice>
  );
  return user.isAdminSession ? <MailDelivery>{screen}</MailDelivery> : screen;
}
