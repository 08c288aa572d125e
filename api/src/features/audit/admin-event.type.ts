import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

/** The areas that administrators manage; each is a tab or a panel. */
export const AdminArea = defineEnum('AdminArea', 'A part of the admin panel.', {
  USERS: 'Users.',
  PROPERTIES: 'Properties.',
  SHARES: 'Shares and their owners.',
  WEEK_SWAPS: 'Week swaps.',
  IMPORTS: 'CSV imports.',
  REQUESTS: 'Special requests.',
  REPORTS: 'Reports.',
  MAIL: 'Undeliverable mail.',
});
export type AdminArea = EnumOf<typeof AdminArea>;

@ObjectType({
  description: 'A change to data that administrators see.',
  simpleResolvers: true,
})
export class AdminEvent {
  @Field(() => AdminArea, { description: 'The part of the admin panel that changed.' })
  area!: AdminArea;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the item that changed; null if there are several.',
  })
  id!: number | null;
}
