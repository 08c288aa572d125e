import { ArgsType, InputType } from 'type-graphql';
import { TelephoneInput, WordsInput } from '../../core/input/contact-input';
import { DateInput } from '../../core/input/date-input';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  TextInput,
} from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/numbered-page';
import { UserRole } from '../auth/user.entity';
import { UserAccess, UserSort } from './admin-user.types';

@ArgsType()
export class AdminUsersArgs extends SortedPageArgs {
  @EnumInput(UserSort, 'Sort key; defaults to NAME.', { optional: true }) sort?: UserSort;
  @EnumInput(UserAccess, 'Whom to list; defaults to ALL.', { optional: true }) access?: UserAccess;
  @EnumInput(UserRole, 'Only users with this role.', { optional: true }) role?: UserRole;
  @BooleanInput('Only users with shares, or only those without.', { optional: true })
  hasShares?: boolean;
  @IdInput('Only users with shares of this property.', { optional: true }) propertyId?: number;
}

@ArgsType()
export class UserIdArgs {
  @IdInput('Id of the user.') id!: number;
}

@ArgsType()
export class TemporaryPasswordArgs {
  @IdInput('Id of the user.') userId!: number;
}

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @NameInput('First name.', { max: 100 }) firstName!: string;
  @NameInput('Last name.', { max: 100 }) lastName!: string;
  @EmailInput('E-mail address; left out for a person who has none.', { optional: true })
  email?: string;
  @EnumInput(UserRole, 'Role of the new user; defaults to USER.', { optional: true })
  userRole?: UserRole;
  @IdInput('Id of the property they stay in as a guest; null for none.', { optional: true })
  linkedPropertyId?: number;
}

const LIMITS = { min: '1900-01-01', max: '2030-12-31' };

/** Changes to a user; null removes a date or the linked property. */
@InputType()
class UserChange {
  @NameInput('First name.', { max: 100, updatable: true }) firstName?: string;
  @NameInput('Last name.', { max: 100, updatable: true }) lastName?: string;
  @EmailInput('E-mail address.', { updatable: true }) email?: string;
  @DateInput('Date of birth, 1900-01-01 to 2030-12-31; null for none.', {
    ...LIMITS,
    clearable: true,
  })
  dateOfBirth?: string | null;
  @DateInput('Anniversary, 1900-01-01 to 2030-12-31; null for none.', {
    ...LIMITS,
    clearable: true,
  })
  anniversaryDate?: string | null;
  @EnumInput(UserRole, 'New role; changing it ends their sessions.', { updatable: true })
  userRole?: UserRole;
  @IdInput('Id of the property they stay in as a guest; null for none.', { clearable: true })
  linkedPropertyId?: number | null;
  @TelephoneInput('Telephone number; null for none.') phone?: string | null;
  @TextInput('Postal address; null for none.', { max: 500, clearable: true })
  postalAddress?: string | null;
  @TextInput('Note for administrators only; null for none.', { max: 2000, clearable: true })
  adminNote?: string | null;
  @WordsInput('Short words, for administrators only.', { updatable: true })
  tags?: readonly string[];
}

@InputType({ description: 'Changes to a user; fields left out stay as they are.' })
export class UpdateUserInput extends UserChange {
  @IdInput('Id of the user.') id!: number;
  @IntInput('The version you read.') version!: number;
}

/** The body of the REST route; without a version the change is never refused as outdated. */
export class UpdateUserBody extends UserChange {
  @IntInput('The version you read.', { optional: true }) version?: number;
}
