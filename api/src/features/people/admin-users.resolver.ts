import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
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
    description: 'Users by name, e-mail address, role, age or shares held; for administrators.',
  })
  adminUsers(@Ctx() call: Call, @Args(() => AdminUsersArgs) args: AdminUsersArgs) {
    return listUsers(call, args);
  }

  @Query(() => AdminUser, { description: 'For administrators.' })
  adminUser(@Ctx() call: Call, @Args(() => UserIdArgs) args: UserIdArgs) {
    return findUser(call, args);
  }

  @Mutation(() => AdminUser, {
    description: 'CONFLICT when the e-mail address is somebody’s already; for administrators.',
  })
  createUser(@Ctx() call: Call, @Arg('input', () => CreateUserInput) input: CreateUserInput) {
    return createUser(call, input);
  }

  @Mutation(() => AdminUser, {
    description: 'CONFLICT when it changed since the version that was read; for administrators.',
  })
  updateUser(@Ctx() call: Call, @Arg('input', () => UpdateUserInput) input: UpdateUserInput) {
    return updateUser(call, input);
  }

  @Mutation(() => DeletedUser, {
    description:
      'Frees the shares and keeps the history readable; administrators cannot be deleted. For administrators.',
  })
  deleteUser(@Ctx() call: Call, @Args(() => UserIdArgs) args: UserIdArgs) {
    return deleteUser(call, args);
  }

  @Mutation(() => TemporaryPassword, {
    description: 'A random temporary password for 7 days, answered this once; for administrators.',
  })
  setTemporaryPassword(
    @Ctx() call: Call,
    @Args(() => TemporaryPasswordArgs) args: TemporaryPasswordArgs,
  ) {
    return setTemporaryPassword(call, args);
  }
}
