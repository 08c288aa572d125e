import { listRoute, route, routesOf } from '../../core/http/rest';
import type { RestAnswer } from '../../core/http/rest-answer';
import { pageByOffset } from '../../core/http/rest-list';
import { TemporaryPassword } from '../auth/auth.types';
import { setTemporaryPassword } from '../auth/use-cases/set-temporary-password';
import {
  AdminUsersArgs,
  CreateUserInput,
  TemporaryPasswordArgs,
  UpdateUserBody,
  UserIdArgs,
} from './admin-user.inputs';
import { AdminUser, DeletedUser } from './admin-user.types';
import { deleteUser } from './use-cases/delete-user';
import { listUsers } from './use-cases/read-users';
import { createUser, updateUser } from './use-cases/write-users';

const LISTED_USER: RestAnswer = {
  name: 'ListedUser',
  description: 'A user, and whether a password is set.',
  like: AdminUser,
  properties: { hasPassword: { type: 'boolean', description: 'Whether a password is set.' } },
};

export const adminUsersRoutes = routesOf('Administration', [
  listRoute('/api/admin/users-with-passwords', {
    id: 'listUsers',
    scope: 'PEOPLE_ADMIN',
    summary: 'List users and whether a password is set, never the password itself.',
    query: AdminUsersArgs,
    answer: LISTED_USER,
    handle: async (call, { query }) => {
      const { items, total } = await listUsers(call, query);
      const users = items.map((user) => ({
        ...user,
        hasPassword: user.passwordState !== 'NOT_SET',
      }));
      return pageByOffset(query, { items: users, total });
    },
  }),
  route('POST', '/api/admin/users', {
    id: 'createUser',
    scope: 'PEOPLE_ADMIN',
    summary: 'Create a user without a password.',
    body: CreateUserInput,
    answer: AdminUser,
    status: 201,
    handle: (call, { body }) => createUser(call, body),
  }),
  route('PATCH', '/api/admin/users/:id', {
    id: 'updateUser',
    scope: 'PEOPLE_ADMIN',
    summary: 'Update a user.',
    params: UserIdArgs,
    body: UpdateUserBody,
    answer: AdminUser,
    handle: (call, { params, body }) => updateUser(call, { ...body, ...params }),
  }),
  route('DELETE', '/api/admin/users/:id', {
    id: 'deleteUser',
    summary: 'Delete a user who is not an administrator, and vacate their shares.',
    params: UserIdArgs,
    answer: DeletedUser,
    handle: (call, { params }) => deleteUser(call, params),
  }),
  route('POST', '/api/admin/set-temporary-password', {
    id: 'setTemporaryPassword',
    hasSecrets: true,
    summary: 'Set a random temporary password, valid for 7 days and returned only once.',
    body: TemporaryPasswordArgs,
    answer: TemporaryPassword,
    handle: (call, { body }) => setTemporaryPassword(call, body),
  }),
]);
