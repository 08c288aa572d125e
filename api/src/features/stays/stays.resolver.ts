import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { Person } from '../people/person.type';
import { LinkGuestArgs, PropertyGuestsArgs } from './stay.inputs';
import { GuestStay, StayChange } from './stay.types';
import { linkGuest } from './use-cases/link-guest';
import { listMyGuestStays } from './use-cases/list-my-guest-stays';
import { listMyStayChanges } from './use-cases/list-my-stay-changes';
import { listPropertyGuests } from './use-cases/list-property-guests';

@Resolver()
export class StaysResolver {
  @Query([GuestStay])
  @Describe('Current and future weeks in which you are the guest of an owner, next first.')
  myGuestStays = listMyGuestStays;

  @Query([StayChange])
  @Describe('Your coming stays as a guest that were cancelled or moved in the last 14 days.')
  myStayChanges = listMyStayChanges;

  @Query([Person], { args: PropertyGuestsArgs })
  @Describe('The users linked to a property as guests, for its owners and administrators.')
  propertyGuests = listPropertyGuests;

  @Mutation(Boolean, { args: LinkGuestArgs })
  @Describe('Sets which guest with an account stays in one of your weeks.')
  linkGuest = linkGuest;
}
