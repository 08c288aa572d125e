import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { DraftLink } from '../../features/draft/links/DraftLink';
import { useNextDraftYear } from '../../features/draft/links/use-next-draft-year';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';
import { RotationScreen } from '../../features/rotation/RotationScreen';
import { lazyScreen } from '../shell/lazy-screen';

/** The pictures and prints there are only for users who ask for them. */
const MyYearsScreen = lazyScreen(
  async () => (await import('../../features/rotation/mine/MyYearsScreen')).MyYearsScreen,
);

/** The rotation of the property in the address, or the user's own years in it. */
export function RotationRoute({ user }: { user: SessionUser }) {
  const [params] = useSearchParams();
  const isMine = params.get('view') === 'mine';
  return (
    <PropertyChoice title="Rotation">
      {(propertyId, switcher) =>
        isMine ? (
          <MyYearsScreen {...{ propertyId, switcher }} />
        ) : (
          <PropertyRotation {...{ propertyId, switcher }} isAdministrator={user.isAdminSession} />
        )
      }
    </PropertyChoice>
  );
}

function PropertyRotation(
  choice: Pick<Parameters<typeof RotationScreen>[0], 'propertyId' | 'switcher' | 'isAdministrator'>,
) {
  return (
    <RotationScreen
      {...choice}
      nextYear={useNextDraftYear(choice.propertyId)}
      draftLink={<DraftLink propertyId={choice.propertyId} />}
    />
  );
}
