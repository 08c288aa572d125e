import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

export const SearchHitKind = defineEnum('SearchHitKind', 'The results of a search.', {
  PROPERTY: 'A property.',
  PERSON: 'A user.',
  SHARE: 'A share of a property, with an owner or without.',
  WEEK: 'A week of a property.',
  REQUEST: 'A special request.',
});
export type SearchHitKind = EnumOf<typeof SearchHitKind>;

@ObjectType({ description: 'Something that a search found.' })
export class SearchHit {
  @Field(() => SearchHitKind, { description: 'What it is.' })
  kind!: SearchHitKind;

  @Field(() => ID, {
    description: 'Id of the user, request or property; shares and weeks have their property’s.',
  })
  subjectId!: number;

  @Field({ description: 'Name of the user or property, or title of the request.' })
  title!: string;

  @Field({ description: 'Distinguishes it: an address, a location, an owner.' })
  note!: string;

  @Field(() => Int, { nullable: true, description: 'Number of the share or week.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'First day of the week (YYYY-MM-DD).' })
  startDate!: string | null;
}
