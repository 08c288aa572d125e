import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A person as others see them.', simpleResolvers: true })
export class Person {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where people are listed or searched, for those who share a property with them and for administrators.',
  })
  email?: string | null;
}
