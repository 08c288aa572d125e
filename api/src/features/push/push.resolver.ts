import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => PushSettings, { description: 'How you are notified on your devices.' })
  pushSettings(@Ctx() call: RequestContext) {
    return readPushSettings(call);
  }

  @Query(() => Int, {
    description:
      'How many unread messages, swaps and turns in drafts wait for you: the number on the app’s icon.',
  })
  waitingCount(@Ctx() call: RequestContext, @Args(() => WaitingCountArgs) args: WaitingCountArgs) {
    return countWaiting(call, args);
  }

  @Query(() => [WaitingItemView], {
    description:
      'What waits for you: unread messages, turns in drafts, and swaps that you were asked for or that were found.',
  })
  myWaiting(@Ctx() call: RequestContext) {
    return listWaiting(call);
  }

  @Mutation(() => Boolean, {
    description: 'Notifies you in this browser, until this session ends or you remove it.',
  })
  savePushSubscription(
    @Ctx() call: RequestContext,
    @Args(() => SavePushSubscriptionArgs) args: SavePushSubscriptionArgs,
  ) {
    return savePushSubscription(call, args);
  }

  @Mutation(() => Boolean, { description: 'Stops notifying you in this browser.' })
  removePushSubscription(@Ctx() call: RequestContext) {
    return removePushSubscription(call);
  }

  @Mutation(() => Boolean, { description: 'Saves what you are notified of, on all devices.' })
  savePushPreferences(
    @Ctx() call: RequestContext,
    @Args(() => SavePushPreferencesArgs) args: SavePushPreferencesArgs,
  ) {
    return savePushPreferences(call, args);
  }
}
