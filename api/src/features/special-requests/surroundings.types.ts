import { Field, Int, ObjectType } from 'type-graphql';
import { RequestList } from './request-kinds';

@ObjectType({
  description: 'A week in which the person who made a request stays at its property.',
  simpleResolvers: true,
})
export class RequestStay {
  @Field(() => Int, { description: 'Year in which the week starts.' })
  year!: number;

  @Field(() => Int, { description: 'Number of the week (1 to 53).' })
  week!: number;

  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;

  @Field(() => Boolean, { description: 'True from the check-in day on, at the house.' })
  hasBegun!: boolean;
}

@ObjectType({ description: 'What a special request stands among.', simpleResolvers: true })
export class RequestSurroundings {
  @Field(() => RequestList, { description: 'The list that has it.' })
  list!: RequestList;

  @Field(() => Int, { description: 'Number of newer requests in that list.' })
  offset!: number;

  @Field(() => Int, { description: 'Number of requests in that list.' })
  total!: number;

  @Field(() => RequestStay, {
    nullable: true,
    description:
      'The current or next week at the property that the person holds or is the guest of; null if there is none, and for a guest without an account.',
  })
  nextStay!: RequestStay | null;
}
