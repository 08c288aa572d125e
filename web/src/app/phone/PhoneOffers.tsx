import { PushOffer } from '../../features/push/PushOffer';
import { InstallHint } from './InstallHint';

/** Offers to install the app and to be notified. */
export function PhoneOffers({ userId }: { userId: string }) {
  return (
    <>
      <InstallHint />
      <PushOffer userId={userId} />
    </>
  );
}
