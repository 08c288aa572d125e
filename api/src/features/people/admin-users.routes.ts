import { listRoute, route } from '../../core/http/rest';
import { pageByOffset } from '../../core/http/rest-list';
import { setTemporaryPassword } from '../auth/use-cases/set-temporary-password';
import {
  AdminUsersArgs,
  CreateUserInput,
  TemporaryPasswordArgs,
  UpdateUserBody,
  UserIdArgs,
} from './admin-user.inputs';
import { deleteUser } from './use-cases/delete-user';
import { listUsers } from './use-cases/read-users';
import { createUser, updateUser } from './use-cases/write-users';

const tag = 'Administration';

export const adminUsersRoutes = [
  listRoute({
    url: '/api/admin/users-with-passwords',
    scope: 'PEOPLE_ADMIN',
    tag,
    summary: 'List users and whether a password is set, never the password itself.',
    query: AdminUsersArgs,
    handle: async (call, { query }) => {
      const { items, total } = await listUsers(call, query);
      const users = items.map((user) => ({
        ...user,
        hasPassword: user.passwordState !== 'NOT_SET',
      }));
      return pageByOffset(query, { items: users, total });
    },
  }),
  route({
    method: 'POST',
    url: '/api/admin/users',
    scope: 'PEOPLE_ADMIN',
    tag,
    summary: 'Create a user without a password.',
    body: CreateUserInput,
    handle: (call, { body }) => createUser(call, body),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/users/:id',
    scope: 'PEOPLE_ADMIN',
    tag,
    summary: 'Update a user.',
    params: UserIdArgs,
    body: UpdateUserBody,
    handle: (call, { params, body }) => updateUser(call, { ...body, ...params }),
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/users/:id',
    tag,
    summary: 'Delete a user who is not an administrator, and vacate their shares.',
    params: UserIdArgs,
    handle: (call, { params }) => deleteUser(call, params),
  }),
  route({
    method: 'POST',
    url: '/api/admin/set-temporary-password',
    tag,
    summary: 'Set a random temporary password, valid for 7 days and returned only once.',
    body: TemporaryPasswordArgs,
    handle: (call, { body }) => setTemporaryPassword(call, body),
  }),
];
