import { ArgsType, InputType } from 'type-graphql';
import { DateInput, EmailInput, EnumInput, IntInput, TextInput } from '../../kit/input';
import { SortedPageArgs } from '../../kit/page';
import { UserRole } from '../auth/user.entity';
import { UserSort } from './admin-user.types';

@ArgsType()
export class AdminUsersArgs extends SortedPageArgs {
  @EnumInput(UserSort, { optional: true, description: 'Defaults to the name.' })
  sort?: UserSort;
}

@ArgsType()
export class UserIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
export class TemporaryPasswordArgs {
  @IntInput({ description: 'Whose password it is to be.' })
  userId!: number;
}

@InputType()
export class CreateUserInput {
  @TextInput({ max: 100 })
  firstName!: string;

  @TextInput({ max: 100 })
  lastName!: string;

  @EmailInput()
  email!: string;

  @EnumInput(UserRole, { description: 'What they are to be to the house.' })
  userRole!: UserRole;

  @IntInput({ optional: true, description: 'The property they stay in as a guest.' })
  linkedPropertyId?: number;
}

const LIMITS = { min: '1900-01-01', max: '2030-12-31' };

/** What is told of a user changes; null takes a date or the linked property away. */
@InputType()
class UserChange {
  @TextInput({ max: 100, optional: true })
  firstName?: string;

  @TextInput({ max: 100, optional: true })
  lastName?: string;

  @EmailInput({ optional: true })
  email?: string;

  @DateInput({
    ...LIMITS,
    clearable: true,
    description: '1900-01-01 to 2030-12-31; null for none.',
  })
  dateOfBirth?: string | null;

  @DateInput({
    ...LIMITS,
    clearable: true,
    description: '1900-01-01 to 2030-12-31; null for none.',
  })
  anniversaryDate?: string | null;

  @EnumInput(UserRole, { optional: true, description: 'Another role ends their sessions.' })
  userRole?: UserRole;

  @IntInput({ clearable: true, description: 'The property they stay in; null for none.' })
  linkedPropertyId?: number | null;
}

@InputType()
export class UpdateUserInput extends UserChange {
  @IntInput()
  id!: number;

  @IntInput({ description: 'The version that was read.' })
  version!: number;
}

/** The body of the REST route; without a version it changes whatever there is. */
export class UpdateUserBody extends UserChange {
  @IntInput({ optional: true, description: 'The version that was read.' })
  version?: number;
}
