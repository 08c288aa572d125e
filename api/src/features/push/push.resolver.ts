import { Int, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { SavePushPreferencesArgs, SavePushSubscriptionArgs, WaitingCountArgs } from './push.inputs';
import { PushSettings, WaitingItemView } from './push.types';
import { countWaiting, listWaiting } from './use-cases/count-waiting';
import {
  readPushSettings,
  removePushSubscription,
  savePushPreferences,
  savePushSubscription,
} from './use-cases/push-settings';

/** Notifications on the signed-in user's devices. */
@Resolver()
export class PushResolver {
  @Query(PushSettings)
  @Describe('How you are notified on your devices.')
  pushSettings = readPushSettings;

  @Query(Int, { args: WaitingCountArgs })
  @Describe(
    'How many unread messages, swaps and turns in drafts wait for you: the number on the app’s icon.',
  )
  waitingCount = countWaiting;

  @Query([WaitingItemView])
  @Describe(
    'What waits for you: unread messages, turns in drafts, and swaps that you were asked for or that were found.',
  )
  myWaiting = listWaiting;

  @Mutation(Boolean, { args: SavePushSubscriptionArgs })
  @Describe('Notifies you in this browser, until this session ends or you remove it.')
  savePushSubscription = savePushSubscription;

  @Mutation(Boolean)
  @Describe('Stops notifying you in this browser.')
  removePushSubscription = removePushSubscription;

  @Mutation(Boolean, { args: SavePushPreferencesArgs })
  @Describe('Saves what you are notified of, on all devices.')
  savePushPreferences = savePushPreferences;
}
