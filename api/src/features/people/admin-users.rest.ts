import { listRoute, route } from '../../kit/rest';
import { pageByOffset } from '../../kit/rest-list';
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
    tag,
    summary: 'Users and whether a password is set, never the password; 50 by default.',
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
    tag,
    summary: 'Adds a user without a password; answers them.',
    body: CreateUserInput,
    handle: (call, { body }) => createUser(call, body),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/users/:id',
    tag,
    summary: 'Changes what is told of a user; answers them.',
    params: UserIdArgs,
    body: UpdateUserBody,
    handle: (call, { params, body }) => updateUser(call, { ...body, ...params }),
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/users/:id',
    tag,
    summary: 'Deletes a user who is no administrator and frees their shares.',
    params: UserIdArgs,
    handle: (call, { params }) => deleteUser(call, params),
  }),
  route({
    method: 'POST',
    url: '/api/admin/set-temporary-password',
    tag,
    summary: 'Sets a random password for 7 days and answers it this once.',
    body: TemporaryPasswordArgs,
    handle: (call, { body }) => setTemporaryPassword(call, body),
  }),
];
