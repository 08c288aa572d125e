import type { SessionUser } from '../../features/auth/session/session';
import { MessagesScreen } from '../../features/messages/MessagesScreen';
import { HouseList } from '../../features/talk/list/HouseList';
import { HousesFound } from '../../features/talk/list/HousesFound';
import { useTalks } from '../../features/talk/list/use-talks';
import type { Picker } from '../../ui/choice/picker';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ThreadSkeleton } from '../../ui/thread/ThreadSkeleton';

const TalkThread = lazyComponent(
  async () => (await import('../../features/talk/TalkThread')).TalkThread,
  <ThreadSkeleton />,
);

/** Only administrators need it, to announce. */
const PropertyPicker: Picker = lazyComponent(
  async () => (await import('../../features/properties/choice/PropertyPicker')).PropertyPicker,
  <Skeleton width="100%" height="72px" />,
);

/** The user's messages, and the conversations of their houses. */
export function MessagesRoute({ user }: { user: SessionUser }) {
  const { id: userId } = user;
  const houses = useTalks(userId);
  return (
    <MessagesScreen
      areHousesPending={!houses.talks && !houses.error}
      housesOf={({ houseId: openId, visit }) => (
        <HouseList {...{ houses, userId, openId, visit }} />
      )}
      foundOf={(text, { houseId, messageId: shown, visit }) => (
        <HousesFound {...{ userId, text, visit }} openId={houseId && shown} />
      )}
      houseOf={({ houseId: propertyId = '', messageId, close, openHouse }) => (
        <TalkThread
          key={propertyId}
          {...{ userId, propertyId, messageId, PropertyPicker }}
          onBack={close}
          onOpen={openHouse}
        />
      )}
    />
  );
}
