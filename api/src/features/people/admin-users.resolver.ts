import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { TemporaryPassword } from '../auth/auth.types';
import { setTemporaryPassword } from '../auth/use-cases/set-temporary-password';
import {
  AdminUsersArgs,
  CreateUserInput,
  TemporaryPasswordArgs,
  UpdateUserInput,
  UserIdArgs,
} from './admin-user.inputs';
import { AdminUser, AdminUserPage, DeletedUser } from './admin-user.types';
import { deleteUser } from './use-cases/delete-user';
import { findUser, listUsers } from './use-cases/read-users';
import { createUser, updateUser } from './use-cases/write-users';

@Resolver()
export class AdminUsersResolver {
  @Query(AdminUserPage, { args: AdminUsersArgs })
  @Describe('All users. Administrators only.')
  adminUsers = listUsers;

  @Query(AdminUser, { args: UserIdArgs })
  @Describe('A user. Administrators only.')
  adminUser = findUser;

  @Mutation(AdminUser, { input: CreateUserInput })
  @Describe(
    'Creates a user without a password; CONFLICT if the e-mail address is taken. Administrators only.',
  )
  createUser = createUser;

  @Mutation(AdminUser, { input: UpdateUserInput })
  @Describe(
    'Updates a user; CONFLICT if they have changed since the version you read. Administrators only.',
  )
  updateUser = updateUser;

  @Mutation(DeletedUser, { args: UserIdArgs })
  @Describe(
    'Deletes a user, vacates their shares and keeps the history readable; administrators cannot be deleted. Administrators only.',
  )
  deleteUser = deleteUser;

  @Mutation(TemporaryPassword, { args: TemporaryPasswordArgs })
  @Describe(
    'Sets a random temporary password, valid for 7 days and returned only once. Administrators only.',
  )
  setTemporaryPassword = setTemporaryPassword;
}
