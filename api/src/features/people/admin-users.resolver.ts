import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => AdminUserPage, {
    description: 'All users. Administrators only.',
  })
  adminUsers(@Ctx() call: RequestContext, @Args(() => AdminUsersArgs) args: AdminUsersArgs) {
    return listUsers(call, args);
  }

  @Query(() => AdminUser, { description: 'A user. Administrators only.' })
  adminUser(@Ctx() call: RequestContext, @Args(() => UserIdArgs) args: UserIdArgs) {
    return findUser(call, args);
  }

  @Mutation(() => AdminUser, {
    description:
      'Creates a user without a password; CONFLICT if the e-mail address is taken. Administrators only.',
  })
  createUser(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
  ) {
    return createUser(call, input);
  }

  @Mutation(() => AdminUser, {
    description:
      'Updates a user; CONFLICT if they have changed since the version you read. Administrators only.',
  })
  updateUser(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ) {
    return updateUser(call, input);
  }

  @Mutation(() => DeletedUser, {
    description:
      'Deletes a user, vacates their shares and keeps the history readable; administrators cannot be deleted. Administrators only.',
  })
  deleteUser(@Ctx() call: RequestContext, @Args(() => UserIdArgs) args: UserIdArgs) {
    return deleteUser(call, args);
  }

  @Mutation(() => TemporaryPassword, {
    description:
      'Sets a random temporary password, valid for 7 days and returned only once. Administrators only.',
  })
  setTemporaryPassword(
    @Ctx() call: RequestContext,
    @Args(() => TemporaryPasswordArgs) args: TemporaryPasswordArgs,
  ) {
    return setTemporaryPassword(call, args);
  }
}
