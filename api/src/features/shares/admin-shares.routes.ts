import { listRoute, route } from '../../core/http/rest';
import { pageByOffset } from '../../core/http/rest-list';
import {
  AdminSharesArgs,
  AssignShareInput,
  ShareIdArgs,
  UpsertShareOwnerInput,
} from './admin-share.inputs';
import { assignShare } from './use-cases/assign-share';
import { listShares } from './use-cases/list-shares';
import { removeShare } from './use-cases/remove-share';
import { upsertShareOwner } from './use-cases/upsert-share-owner';

const tag = 'Administration';

export const adminSharesRoutes = [
  listRoute({
    url: '/api/admin/shares',
    scope: 'PROPERTIES_ADMIN',
    tag,
    summary: 'List the shares that have an owner.',
    query: AdminSharesArgs,
    handle: async (call, { query }) => pageByOffset(query, await listShares(call, query)),
  }),
  route({
    method: 'POST',
    url: '/api/admin/shares',
    scope: 'PROPERTIES_ADMIN',
    tag,
    summary: 'Assign a vacant share to a user; 409 if it has an owner.',
    body: AssignShareInput,
    handle: (call, { body }) => assignShare(call, body),
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/shares/:id',
    scope: 'PROPERTIES_ADMIN',
    tag,
    summary: 'Remove the owner of a share; its weeks stay with it.',
    params: ShareIdArgs,
    handle: (call, { params }) =>
      removeShare(call, params).then(() => ({ message: 'The share is vacant.' })),
  }),
  route({
    method: 'POST',
    url: '/api/admin/shares/upsert',
    scope: 'PROPERTIES_ADMIN',
    tag,
    summary: 'Assign a share to the user with an e-mail address, who is created if necessary.',
    body: UpsertShareOwnerInput,
    handle: (call, { body }) => upsertShareOwner(call, body),
  }),
];
