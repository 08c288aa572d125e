import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What administrators look after, a tab or a panel each. */
export enum AdminArea {
  USERS = 'USERS',
  PROPERTIES = 'PROPERTIES',
  SHARES = 'SHARES',
  WEEK_SWAPS = 'WEEK_SWAPS',
  IMPORTS = 'IMPORTS',
  REQUESTS = 'REQUESTS',
  MAIL = 'MAIL',
}

registerEnumType(AdminArea, { name: 'AdminArea', description: 'What administrators look after.' });

@ObjectType({
  description: 'That something changed in what administrators see.',
  simpleResolvers: true,
})
export class AdminEvent {
  @Field(() => AdminArea, { description: 'Where it changed.' })
  area!: AdminArea;

  @Field(() => Int, { nullable: true, description: 'The id of what changed; null for many.' })
  id!: number | null;
}
