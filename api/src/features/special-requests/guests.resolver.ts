import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { CreateGuestRequestInput, GuestLinkArgs, GuestTokenArgs } from './guest.inputs';
import { GuestHouse, GuestLink, GuestRequestReceipt } from './guest.types';
import { askAsGuest, findGuestHouse } from './use-cases/ask-as-guest';
import { createGuestLink, findGuestLink, revokeGuestLink } from './use-cases/manage-guest-links';

@Resolver()
export class GuestsResolver {
  @Query(() => GuestLink, {
    nullable: true,
    description: "A property's guest link; null where there is none; for administrators.",
  })
  guestLink(@Ctx() call: Call, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return findGuestLink(call, args);
  }

  @Query(() => GuestHouse, { description: 'The house behind a guest link, for anybody.' })
  guestHouse(@Ctx() call: Call, @Args(() => GuestTokenArgs) args: GuestTokenArgs) {
    return findGuestHouse(call, args);
  }

  @Mutation(() => GuestLink, {
    description: "Makes a property's guest link, the former one ends; for administrators.",
  })
  createGuestLink(@Ctx() call: Call, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return createGuestLink(call, args);
  }

  @Mutation(() => Boolean, { description: "Ends a property's guest link; for administrators." })
  revokeGuestLink(@Ctx() call: Call, @Args(() => GuestLinkArgs) args: GuestLinkArgs) {
    return revokeGuestLink(call, args);
  }

  @Mutation(() => GuestRequestReceipt, {
    description: 'Asks for something through a guest link, without an account.',
  })
  createGuestRequest(
    @Ctx() call: Call,
    @Arg('input', () => CreateGuestRequestInput) input: CreateGuestRequestInput,
  ) {
    return askAsGuest(call, input);
  }
}
