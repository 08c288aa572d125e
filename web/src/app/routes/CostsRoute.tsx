import type { SessionUser } from '../../features/auth/session/session';
import { CostsScreen } from '../../features/costs/CostsScreen';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';

/** The costs of the house in the address. */
export function CostsRoute({ user }: { user: SessionUser }) {
  return (
    <PropertyChoice title="Costs" parameter="house">
      {(propertyId, switcher) => (
        <CostsScreen {...{ propertyId, switcher }} isAdministrator={user.isAdminSession} />
      )}
    </PropertyChoice>
  );
}
