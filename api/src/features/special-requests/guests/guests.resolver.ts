import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../../core/graphql/operations';
import { CreateGuestRequestInput, GuestLinkArgs, GuestTokenArgs } from './guest.inputs';
import { GuestHouse, GuestLink, GuestRequestReceipt } from './guest.types';
import { askAsGuest, findGuestHouse } from './use-cases/ask-as-guest';
import { createGuestLink, findGuestLink, revokeGuestLink } from './use-cases/manage-guest-links';

@Resolver()
export class GuestsResolver {
  @QueryOrNull(GuestLink, { args: GuestLinkArgs })
  @Describe('The guest link of a property; null if there is none. Administrators only.')
  guestLink = findGuestLink;

  @Query(GuestHouse, { args: GuestTokenArgs })
  @Describe('The property behind a guest link; needs no session.')
  guestHouse = findGuestHouse;

  @Mutation(GuestLink, { args: GuestLinkArgs })
  @Describe(
    'Creates the guest link of a property; a previous link stops working. Administrators only.',
  )
  createGuestLink = createGuestLink;

  @Mutation(Boolean, { args: GuestLinkArgs })
  @Describe('Deletes the guest link of a property. Administrators only.')
  revokeGuestLink = revokeGuestLink;

  @Mutation(GuestRequestReceipt, { input: CreateGuestRequestInput })
  @Describe('Makes a special request through a guest link, without an account.')
  createGuestRequest = askAsGuest;
}
