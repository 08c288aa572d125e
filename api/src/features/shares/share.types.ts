import {
  DayOrNull,
  Flag,
  Id,
  IdOrNull,
  Int,
  One,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { PropertyView } from '../properties/property.types';

@View('One of up to twelve shares of a property.', 'Share')
export class ShareView {
  @Id('Id of the share.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @One(PropertyView, 'The property.') property!: PropertyView;
  @Text('Name of the property.') propertyName!: string;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @IdOrNull('Id of the owner; null if the share is vacant.') userId!: number | null;
  @Flag('False if the share is inactive: it takes no part in the rotation and gets no weeks.')
  isActive!: boolean;
  @TextOrNull('First name of the owner.') ownerName!: string | null;
  @TextOrNull('Last name of the owner.') ownerLastName!: string | null;
  @TextOrNull('E-mail address of the owner; co-owners and administrators only.')
  ownerEmail!: string | null;
  @Int('Number of owners besides the one who stands first.') othersCount!: number;
  @DayOrNull('The first day on which it is yours, if that is to come.') yoursFrom!: string | null;
  @DayOrNull('The day on which it passes to another, for its owners and administrators.')
  passesOn!: string | null;
  @TextOrNull('Full name of that person.') passesTo!: string | null;
}
