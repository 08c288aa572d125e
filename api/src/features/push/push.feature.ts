import type { Feature } from '../../core/feature';
import { PushKey, PushPreference, PushSubscription } from './push.entities';
import { pushPersonalData } from './push.privacy';
import { PushResolver } from './push.resolver';
import { pushWays, SEND_PUSH } from './push.ways';
import { sendPush } from './use-cases/send-push';

/** Notifications on users' devices (Web Push). */
export const pushFeature: Feature = {
  name: 'push',
  uses: ['auth'],
  entities: [PushKey, PushPreference, PushSubscription],
  resolvers: [PushResolver],
  ways: pushWays,
  jobs: { [SEND_PUSH]: sendPush },
  personalData: pushPersonalData,
};
