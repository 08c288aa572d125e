import type { SessionUser } from '../../features/auth/session/session';
import { CostsScreen } from '../../features/costs/CostsScreen';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';
import type { Picker } from '../../ui/choice/picker';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { Skeleton } from '../../ui/feedback/Skeleton';

/** Only administrators need it, to name bookkeepers. */
const UserPicker: Picker = lazyComponent(
  async () => (await import('../../features/people/UserPicker')).UserPicker,
  <Skeleton width="100%" height="72px" />,
);

/** The costs of the house in the address. */
export function CostsRoute({ user }: { user: SessionUser }) {
  return (
    <PropertyChoice title="Costs" parameter="house">
      {(propertyId, switcher) => (
        <CostsScreen
          {...{ propertyId, switcher, UserPicker }}
          isAdministrator={user.isAdminSession}
        />
      )}
    </PropertyChoice>
  );
}
