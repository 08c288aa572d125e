import { Check, Entity, ManyToOne } from 'typeorm';
import {
  IntOrNull,
  PrimaryReference,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { Property } from './property.entity';

/** A time of day as HH:MM; the same in the input. */
export const TIME_OF_DAY = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** Arrival details of a property, for its owners and guests. */
@Entity('property_arrivals')
@Check('property_arrivals_check_in', `check_in_time ~ '${TIME_OF_DAY}'`)
@Check('property_arrivals_check_out', `check_out_time ~ '${TIME_OF_DAY}'`)
@Check('property_arrivals_sleeps', 'sleeps between 1 and 99')
@Check('property_arrivals_wifi', 'wifi_password is null or wifi_network is not null')
export class PropertyArrival {
  @PrimaryReference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  /** HH:MM, by the clock of the house. */
  @TextOrNull() checkInTime!: string | null;
  /** HH:MM, by the clock of the house. */
  @TextOrNull() checkOutTime!: string | null;
  @TextOrNull() wifiNetwork!: string | null;
  @TextOrNull() wifiPassword!: string | null;
  /** How to get in, in a few sentences. */
  @TextOrNull() note!: string | null;
  /** The checklist of the last day, one task per line; a line may begin with months. */
  @TextOrNull() checklist!: string | null;
  /** The meters to read then, one per line. */
  @TextOrNull() meters!: string | null;
  /** How many people it sleeps. */
  @IntOrNull() sleeps!: number | null;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}
