import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Call } from '../../kit/call';
import { CalendarEvent } from './calendar.events';
import { CalendarFeedView, NewCalendarFeed } from './feed.types';
import { claimWeek } from './use-cases/claim-week';
import { listMyStays } from './use-cases/list-my-stays';
import { createCalendarFeed, listMyFeeds, revokeCalendarFeed } from './use-cases/manage-feeds';
import { nameGuests } from './use-cases/name-guests';
import { readCalendar } from './use-cases/read-calendar';
import { releaseWeek } from './use-cases/release-week';
import { tagWeeks } from './use-cases/tag-weeks';
import { watchCalendar } from './use-cases/watch-calendar';
import { BookingView, CalendarYear, Stay } from './week.types';
import {
  BookingIdArgs,
  CalendarArgs,
  ClaimWeekInput,
  FeedIdArgs,
  NameGuestsInput,
  NewFeedArgs,
  StaysArgs,
  TagWeeksInput,
} from './weeks.inputs';

@Resolver()
export class WeeksResolver {
  @Query(() => CalendarYear, {
    description:
      "Every week of a property's year and who has it; for its owners, guests and administrators.",
  })
  calendar(@Ctx() call: Call, @Args(() => CalendarArgs) args: CalendarArgs) {
    return readCalendar(call, args);
  }

  @Query(() => [Stay], {
    description: 'My coming stays, the next first; a stay that has begun counts until it ends.',
  })
  myStays(@Ctx() call: Call, @Args(() => StaysArgs) args: StaysArgs) {
    return listMyStays(call, args);
  }

  @Query(() => [CalendarFeedView], {
    description: 'My private calendar addresses, without the addresses themselves.',
  })
  myCalendarFeeds(@Ctx() call: Call) {
    return listMyFeeds(call);
  }

  @Mutation(() => BookingView, {
    description: 'Takes an open week for one of my shares; CONFLICT when somebody was faster.',
  })
  claimWeek(@Ctx() call: Call, @Arg('input', () => ClaimWeekInput) input: ClaimWeekInput) {
    return claimWeek(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Gives one of my coming weeks back: it is open again. Administrators any.',
  })
  releaseWeek(@Ctx() call: Call, @Args(() => BookingIdArgs) args: BookingIdArgs) {
    return releaseWeek(call, args);
  }

  @Mutation(() => BookingView, { description: 'Says who stays in one of my weeks.' })
  nameGuests(@Ctx() call: Call, @Arg('input', () => NameGuestsInput) input: NameGuestsInput) {
    return nameGuests(call, input);
  }

  @Mutation(() => NewCalendarFeed, {
    description:
      'A new private calendar address, shown this once; the former one for the same calendar ends.',
  })
  createCalendarFeed(@Ctx() call: Call, @Args(() => NewFeedArgs) args: NewFeedArgs) {
    return createCalendarFeed(call, args);
  }

  @Mutation(() => Boolean, { description: 'The address stops working.' })
  revokeCalendarFeed(@Ctx() call: Call, @Args(() => FeedIdArgs) args: FeedIdArgs) {
    return revokeCalendarFeed(call, args);
  }

  @Mutation(() => CalendarYear, {
    description:
      "Seasons, holidays and maintenance of a year's weeks; CONFLICT for maintenance in a week that is held. For administrators.",
  })
  tagWeeks(@Ctx() call: Call, @Arg('input', () => TagWeeksInput) input: TagWeeksInput) {
    return tagWeeks(call, input);
  }

  @Subscription(() => CalendarEvent, {
    description:
      "That something changed in the calendar of a property of mine; any property's for administrators.",
    subscribe: ({ context }: { context: Call }) => watchCalendar(context),
  })
  myCalendarEvents(@Root() event: CalendarEvent): CalendarEvent {
    return event;
  }
}
