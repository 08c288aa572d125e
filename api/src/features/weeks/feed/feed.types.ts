import { Id, IdOrNull, Moment, One, Text, TextOrNull, View } from '../../../core/view/view';

@View('A private calendar feed of yours, without its address.', 'CalendarFeed')
export class CalendarFeedView {
  @Id('Id of the feed.') id!: number;
  @IdOrNull(
    'Id of the property whose calendar it shows; null for your own weeks in all properties.',
  )
  propertyId!: number | null;
  @TextOrNull('Name of that property; null for your own weeks in all properties.')
  propertyName!: string | null;
  @Moment('When the current address was created.') createdAt!: Date;
}

@View('A newly created calendar feed.')
export class NewCalendarFeed {
  @One(CalendarFeedView, 'The feed as it is listed.') feed!: CalendarFeedView;
  @Text('Private address of the feed; it is shown only once.') url!: string;
}
