import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A person, as other users see them.', simpleResolvers: true })
export class Person {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: number;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, in lists and searches of people, for co-owners and administrators; null otherwise.',
  })
  email?: string | null;
}
