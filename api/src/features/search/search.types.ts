import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Id, IntOrNull, One, Text, TextOrNull, View } from '../../core/view/view';

export const SearchHitKind = defineEnum('SearchHitKind', 'The results of a search.', {
  PROPERTY: 'A property.',
  PERSON: 'A user.',
  SHARE: 'A share of a property, with an owner or without.',
  WEEK: 'A week of a property.',
  REQUEST: 'A special request.',
});
export type SearchHitKind = EnumOf<typeof SearchHitKind>;

@View('Something that a search found.')
export class SearchHit {
  @One(SearchHitKind, 'What it is.') kind!: SearchHitKind;
  @Id('Id of the user, request or property; shares and weeks have their property’s.')
  subjectId!: number;
  @Text('Name of the user or property, or title of the request.') title!: string;
  @Text('Distinguishes it: an address, a location, an owner.') note!: string;
  @IntOrNull('Number of the share or week.') number!: number | null;
  @TextOrNull('First day of the week (YYYY-MM-DD).') startDate!: string | null;
}
