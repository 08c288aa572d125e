import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { CreateGuestRequestInput, GuestLinkArgs, GuestTokenArgs } from './guest.inputs';
import { GuestHouse, GuestLink, GuestRequestReceipt } from './guest.types';
import { askAsGuest, findGuestHouse } from './use-cases/ask-as-guest';
import { createGuestLink, findGuestLink, revokeGuestLink } from './use-cases/manage-guest-links';

@Resolver()
export class GuestsResolver {
  @Query(() => GuestLink, {
    nullable: true,
    description: 'The guest link of a property; null if there is none. Administrators only.',
  })
  guestLink(@Ctx() call: RequestContext, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return findGuestLink(call, args);
  }

  @Query(() => GuestHouse, { description: 'The property behind a guest link; needs no session.' })
  guestHouse(@Ctx() call: RequestContext, @Args(() => GuestTokenArgs) args: GuestTokenArgs) {
    return findGuestHouse(call, args);
  }

  @Mutation(() => GuestLink, {
    description:
      'Creates the guest link of a property; a previous link stops working. Administrators only.',
  })
  createGuestLink(@Ctx() call: RequestContext, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return createGuestLink(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the guest link of a property. Administrators only.',
  })
  revokeGuestLink(@Ctx() call: RequestContext, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return revokeGuestLink(call, args);
  }

  @Mutation(() => GuestRequestReceipt, {
    description: 'Makes a special request through a guest link, without an account.',
  })
  createGuestRequest(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateGuestRequestInput) input: CreateGuestRequestInput,
  ) {
    return askAsGuest(call, input);
  }
}
