import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { Person } from '../people/person.type';
import { LinkGuestArgs, PropertyGuestsArgs } from './stay.inputs';
import { GuestStay, StayChange } from './stay.types';
import { linkGuest } from './use-cases/link-guest';
import { listMyGuestStays } from './use-cases/list-my-guest-stays';
import { listMyStayChanges } from './use-cases/list-my-stay-changes';
import { listPropertyGuests } from './use-cases/list-property-guests';

@Resolver()
export class StaysResolver {
  @Query(() => [GuestStay], {
    description: 'Current and future weeks in which you are the guest of an owner, next first.',
  })
  myGuestStays(@Ctx() call: RequestContext) {
    return listMyGuestStays(call);
  }

  @Query(() => [StayChange], {
    description: 'Your coming stays as a guest that were cancelled or moved in the last 14 days.',
  })
  myStayChanges(@Ctx() call: RequestContext) {
    return listMyStayChanges(call);
  }

  @Query(() => [Person], {
    description: 'The users linked to a property as guests, for its owners and administrators.',
  })
  propertyGuests(
    @Ctx() call: RequestContext,
    @Args(() => PropertyGuestsArgs) args: PropertyGuestsArgs,
  ) {
    return listPropertyGuests(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Sets which guest with an account stays in one of your weeks.',
  })
  linkGuest(@Ctx() call: RequestContext, @Args(() => LinkGuestArgs) args: LinkGuestArgs) {
    return linkGuest(call, args);
  }
}
