import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../kit/enum';

/** What administrators look after, a tab or a panel each. */
export const AdminArea = defineEnum('AdminArea', 'What administrators look after.', [
  'USERS',
  'PROPERTIES',
  'SHARES',
  'WEEK_SWAPS',
  'IMPORTS',
  'REQUESTS',
  'REPORTS',
  'MAIL',
]);
export type AdminArea = EnumOf<typeof AdminArea>;

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
