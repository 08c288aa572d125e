import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A text that administrators answer special requests with.',
  simpleResolvers: true,
})
export class SavedAnswer {
  @Field(() => ID, { description: 'Id of the answer.' })
  id!: number;

  @Field(() => String, { description: 'Title by which it is found.' })
  title!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}
