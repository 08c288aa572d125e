import { ArgsType, InputType } from 'type-graphql';
import { DateInput } from '../../core/input/date-input';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
} from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/page';
import { UserRole } from '../auth/user.entity';
import { UserAccess, UserSort } from './admin-user.types';

@ArgsType()
export class AdminUsersArgs extends SortedPageArgs {
  @EnumInput(UserSort, { optional: true, description: 'Sort key; defaults to NAME.' })
  sort?: UserSort;

  @EnumInput(UserAccess, { optional: true, description: 'Whom to list; defaults to ALL.' })
  access?: UserAccess;

  @EnumInput(UserRole, { optional: true, description: 'Only users with this role.' })
  role?: UserRole;

  @BooleanInput({
    optional: true,
    description: 'Only users with shares, or only those without.',
  })
  hasShares?: boolean;

  @IdInput({ optional: true, description: 'Only users with shares of this property.' })
  propertyId?: number;
}

@ArgsType()
export class UserIdArgs {
  @IdInput({ description: 'Id of the user.' })
  id!: number;
}

@ArgsType()
export class TemporaryPasswordArgs {
  @IdInput({ description: 'Id of the user.' })
  userId!: number;
}

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @NameInput({ description: 'First name.', max: 100 })
  firstName!: string;

  @NameInput({ description: 'Last name.', max: 100 })
  lastName!: string;

  @EmailInput({ description: 'E-mail address.' })
  email!: string;

  @EnumInput(UserRole, {
    optional: true,
    description: 'Role of the new user; defaults to USER.',
  })
  userRole?: UserRole;

  @IdInput({
    optional: true,
    description: 'Id of the property they stay in as a guest; null for none.',
  })
  linkedPropertyId?: number;
}

const LIMITS = { min: '1900-01-01', max: '2030-12-31' };

/** Changes to a user; null removes a date or the linked property. */
@InputType()
class UserChange {
  @NameInput({ description: 'First name.', max: 100, updatable: true })
  firstName?: string;

  @NameInput({ description: 'Last name.', max: 100, updatable: true })
  lastName?: string;

  @EmailInput({ description: 'E-mail address.', updatable: true })
  email?: string;

  @DateInput({
    ...LIMITS,
    clearable: true,
    description: 'Date of birth, 1900-01-01 to 2030-12-31; null for none.',
  })
  dateOfBirth?: string | null;

  @DateInput({
    ...LIMITS,
    clearable: true,
    description: 'Anniversary, 1900-01-01 to 2030-12-31; null for none.',
  })
  anniversaryDate?: string | null;

  @EnumInput(UserRole, {
    updatable: true,
    description: 'New role; changing it ends their sessions.',
  })
  userRole?: UserRole;

  @IdInput({
    clearable: true,
    description: 'Id of the property they stay in as a guest; null for none.',
  })
  linkedPropertyId?: number | null;
}

@InputType({ description: 'Changes to a user; fields left out stay as they are.' })
export class UpdateUserInput extends UserChange {
  @IdInput({ description: 'Id of the user.' })
  id!: number;

  @IntInput({ description: 'The version you read.' })
  version!: number;
}

/** The body of the REST route; without a version the change is never refused as outdated. */
export class UpdateUserBody extends UserChange {
  @IntInput({ optional: true, description: 'The version you read.' })
  version?: number;
}
