import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { CalendarEvent } from './calendar.events';
import { CalendarFeedView, NewCalendarFeed } from './feed/feed.types';
import { claimWeek } from './use-cases/claim-week';
import { listMyStays } from './use-cases/list-my-stays';
import { listOpenWeeks } from './use-cases/list-open-weeks';
import { createCalendarFeed, listMyFeeds, revokeCalendarFeed } from './use-cases/manage-feeds';
import { nameGuests } from './use-cases/name-guests';
import { readCalendar } from './use-cases/read-calendar';
import { releaseWeek } from './use-cases/release-week';
import { tagWeeks } from './use-cases/tag-weeks';
import { watchCalendar } from './use-cases/watch-calendar';
import { BookingView, CalendarYear, OpenWeek, Stay } from './week.types';
import {
  CalendarArgs,
  ClaimWeekInput,
  FeedIdArgs,
  NameGuestsInput,
  NewFeedArgs,
  ReleaseWeekArgs,
  StaysArgs,
  TagWeeksInput,
} from './weeks.inputs';

@Resolver()
export class WeeksResolver {
  @Query(() => CalendarYear, {
    description:
      'The weeks of a property and year with their holders, for its owners, its guests and administrators.',
  })
  calendar(@Ctx() call: RequestContext, @Args(() => CalendarArgs) args: CalendarArgs) {
    return readCalendar(call, args);
  }

  @Query(() => [Stay], {
    description: 'Your current and future weeks, next first.',
  })
  myStays(@Ctx() call: RequestContext, @Args(() => StaysArgs) args: StaysArgs) {
    return listMyStays(call, args);
  }

  @Query(() => [OpenWeek], {
    description: 'Coming open weeks that your shares might claim, next first.',
  })
  openWeeks(@Ctx() call: RequestContext, @Args(() => StaysArgs) args: StaysArgs) {
    return listOpenWeeks(call, args);
  }

  @Query(() => [CalendarFeedView], {
    description: 'Your private calendar feeds, without their addresses.',
  })
  myCalendarFeeds(@Ctx() call: RequestContext) {
    return listMyFeeds(call);
  }

  @Mutation(() => BookingView, {
    description: 'Claims an open week for one of your shares; CONFLICT if someone was faster.',
  })
  claimWeek(
    @Ctx() call: RequestContext,
    @Arg('input', () => ClaimWeekInput) input: ClaimWeekInput,
  ) {
    return claimWeek(call, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Gives back one of your future weeks, which becomes open; administrators can give back any.',
  })
  releaseWeek(@Ctx() call: RequestContext, @Args(() => ReleaseWeekArgs) args: ReleaseWeekArgs) {
    return releaseWeek(call, args);
  }

  @Mutation(() => BookingView, { description: 'Sets the guests of one of your weeks.' })
  nameGuests(
    @Ctx() call: RequestContext,
    @Arg('input', () => NameGuestsInput) input: NameGuestsInput,
  ) {
    return nameGuests(call, input);
  }

  @Mutation(() => NewCalendarFeed, {
    description:
      'Creates a private calendar feed, whose address is shown only once; a previous feed for the same calendar stops working.',
  })
  createCalendarFeed(@Ctx() call: RequestContext, @Args(() => NewFeedArgs) args: NewFeedArgs) {
    return createCalendarFeed(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a calendar feed; its address stops working.' })
  revokeCalendarFeed(@Ctx() call: RequestContext, @Args(() => FeedIdArgs) args: FeedIdArgs) {
    return revokeCalendarFeed(call, args);
  }

  @Mutation(() => CalendarYear, {
    description:
      'Sets season, holiday and maintenance of weeks; CONFLICT for maintenance in a week that is booked. Administrators only.',
  })
  tagWeeks(@Ctx() call: RequestContext, @Arg('input', () => TagWeeksInput) input: TagWeeksInput) {
    return tagWeeks(call, input);
  }

  @Subscription(() => CalendarEvent, {
    description:
      'Changes to the calendars of your properties; of all properties for administrators.',
    subscribe: ({ context }: { context: RequestContext }) => watchCalendar(context),
  })
  myCalendarEvents(@Root() event: CalendarEvent): CalendarEvent {
    return event;
  }
}
