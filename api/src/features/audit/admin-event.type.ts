import { defineEnum, type EnumOf } from '../../core/input/enum';
import { IdOrNull, One, View } from '../../core/view/view';

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

@View('A change to data that administrators see.')
export class AdminEvent {
  @One(AdminArea, 'The part of the admin panel that changed.') area!: AdminArea;
  @IdOrNull('Id of the item that changed; null if there are several.') id!: number | null;
}
