import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DatedWeek } from '../weeks/week.types';

@ObjectType({ description: 'A week that was wished for or got.', simpleResolvers: true })
export class ShareYearWeek extends DatedWeek {}

@ObjectType({
  description: 'A year of a share: its place, wishes and weeks.',
  simpleResolvers: true,
})
export class ShareYear {
  @Field(() => Int, { description: 'Year in which the weeks start.' })
  year!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the order of choice; null if the share takes no part.',
  })
  place!: number | null;

  @Field(() => Int, { description: 'Number of shares that take part.' })
  outOf!: number;

  @Field(() => Boolean, {
    description: 'True if the draft was opened by this order; else it is as the rotation foresees.',
  })
  isHeld!: boolean;

  @Field(() => [ShareYearWeek], {
    description: 'Your wish list as it was kept, most wanted first; empty if there is none.',
  })
  wishes!: ShareYearWeek[];

  @Field(() => [ShareYearWeek], {
    description: 'Weeks that the draft gave, in the order of rounds.',
  })
  got!: ShareYearWeek[];
}

@ObjectType({
  description: 'Twelve years of a share, for its owner alone.',
  simpleResolvers: true,
})
export class ShareYears {
  @Field(() => ID, { description: 'Id of your share.' })
  shareId!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The current year at the property.' })
  thisYear!: number;

  @Field(() => [ShareYear], { description: 'Twelve years in a row, the earliest first.' })
  years!: ShareYear[];
}
