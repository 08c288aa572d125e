import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Somebody one can write to.', simpleResolvers: true })
export class Person {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Shown to administrators only.' })
  email?: string | null;
}
