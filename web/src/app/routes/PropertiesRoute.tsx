import { isGuest } from '@rules/auth';
import { type SessionUser, useSession } from '../../features/auth/session/session';
import { LastCheckOut } from '../../features/check-outs/LastCheckOut';
import { DocumentsPanel } from '../../features/documents/DocumentsPanel';
import { DraftLink } from '../../features/draft/links/DraftLink';
import { type OwnedShare, PropertiesScreen } from '../../features/properties/PropertiesScreen';
import { MySharePeople } from '../../features/shares/members/MySharePeople';
import { TalkLink } from '../../features/talk/list/TalkLink';
import { useTalks } from '../../features/talk/list/use-talks';
import { costsPath } from '../../lib/address/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Coins } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';

const documentsOf = (propertyId: string, propertyName: string) => (
  <Stack $gap={4}>
    <LastCheckOut propertyId={propertyId} />
    <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
  </Stack>
);

const draftOf = (propertyId: string) => <DraftLink propertyId={propertyId} isQuiet />;

const peopleFor =
  ({ id: userId, isAdminSession: isAdministrator }: SessionUser) =>
  (
    shares: readonly OwnedShare[],
    { id: propertyId, name: propertyName }: OwnedShare['property'],
  ) => <MySharePeople {...{ shares, propertyId, propertyName, userId, isAdministrator }} />;

/** The user's properties, each with its documents. */
export function PropertiesRoute() {
  const { user } = useSession();
  const { talks } = useTalks(`${user?.id}`);
  return (
    <PropertiesScreen
      isGuest={user !== null && isGuest(user)}
      documentsOf={documentsOf}
      draftOf={draftOf}
      talkOf={(propertyId) => (
        <>
          <TalkLink {...{ propertyId, talks }} />
          <LinkButton to={costsPath(propertyId)} variant="secondary" icon={<Coins size={18} />}>
            Costs
          </LinkButton>
        </>
      )}
      peopleOf={user ? peopleFor(user) : undefined}
    />
  );
}
