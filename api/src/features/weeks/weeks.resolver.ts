import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, Subscription, theEvent } from '../../core/graphql/operations';
import { watchProperties } from '../shares/steps/owner-events';
import { CalendarEvent, calendarTopic } from './calendar.events';
import { CalendarFeedView, NewCalendarFeed } from './feed/feed.types';
import { claimWeek } from './use-cases/claim-week';
import { giveWeek } from './use-cases/give-week';
import { listMyStays } from './use-cases/list-my-stays';
import { listOpenWeeks } from './use-cases/list-open-weeks';
import { createCalendarFeed, listMyFeeds, revokeCalendarFeed } from './use-cases/manage-feeds';
import { nameGuests } from './use-cases/name-guests';
import { readCalendar } from './use-cases/read-calendar';
import { releaseWeek } from './use-cases/release-week';
import { tagWeeks } from './use-cases/tag-weeks';
import { BookingView, CalendarYear, OpenWeek, Stay } from './week.types';
import {
  CalendarArgs,
  ClaimWeekInput,
  FeedIdArgs,
  GiveWeekInput,
  NameGuestsInput,
  NewFeedArgs,
  ReleaseWeekArgs,
  StaysArgs,
  TagWeeksInput,
} from './weeks.inputs';

@Resolver()
export class WeeksResolver {
  @Query(CalendarYear, { args: CalendarArgs })
  @Describe(
    'The weeks of a property and year with their holders, for its owners, its guests and administrators.',
  )
  calendar = readCalendar;

  @Query([Stay], { args: StaysArgs })
  @Describe('Your current and future weeks, next first.')
  myStays = listMyStays;

  @Query([OpenWeek], { args: StaysArgs })
  @Describe('Coming open weeks that your shares might claim, next first.')
  openWeeks = listOpenWeeks;

  @Query([CalendarFeedView])
  @Describe('Your private calendar feeds, without their addresses.')
  myCalendarFeeds = listMyFeeds;

  @Mutation(BookingView, { input: ClaimWeekInput })
  @Describe('Claims an open week for one of your shares; CONFLICT if someone was faster.')
  claimWeek = claimWeek;

  @Mutation(BookingView, { input: GiveWeekInput })
  @Describe(
    'Gives a week to a share, also one that another holds or that is over; CONFLICT if its holder has changed. Administrators only.',
  )
  giveWeek = giveWeek;

  @Mutation(Boolean, { args: ReleaseWeekArgs })
  @Describe(
    'Gives back one of your future weeks, which becomes open; administrators can give back any.',
  )
  releaseWeek = releaseWeek;

  @Mutation(BookingView, { input: NameGuestsInput })
  @Describe(
    'Sets who stays in one of your weeks; CONFLICT if it has changed since the version you read.',
  )
  nameGuests = nameGuests;

  @Mutation(NewCalendarFeed, { args: NewFeedArgs })
  @Describe(
    'Creates a private calendar feed, whose address is shown only once; a previous feed for the same calendar stops working.',
  )
  createCalendarFeed = createCalendarFeed;

  @Mutation(Boolean, { args: FeedIdArgs })
  @Describe('Deletes a calendar feed; its address stops working.')
  revokeCalendarFeed = revokeCalendarFeed;

  @Mutation(CalendarYear, { input: TagWeeksInput })
  @Describe(
    'Sets season, holiday and maintenance of weeks; CONFLICT for maintenance in a week that is booked. Administrators only.',
  )
  tagWeeks = tagWeeks;

  @Subscription(CalendarEvent, watchProperties(calendarTopic))
  @Describe('Changes to the calendars of your properties; of all properties for administrators.')
  myCalendarEvents = theEvent;
}
