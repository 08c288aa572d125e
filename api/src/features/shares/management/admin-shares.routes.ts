import { listRoute, route, routesOf } from '../../../core/http/rest';
import { SAYING } from '../../../core/http/rest-answer';
import { pageByOffset } from '../../../core/http/rest-list';
import {
  AdminSharesArgs,
  AssignShareInput,
  RemovalArgs,
  ShareIdArgs,
  UpsertShareOwnerInput,
} from './admin-share.inputs';
import { AdminShare } from './admin-share.type';
import { assignShare } from './use-cases/assign-share';
import { listShares } from './use-cases/list-shares';
import { removeShare } from './use-cases/remove-share';
import { upsertShareOwner } from './use-cases/upsert-share-owner';

export const adminSharesRoutes = routesOf('Administration', [
  listRoute('/api/admin/shares', {
    id: 'listShares',
    scope: 'PROPERTIES_ADMIN',
    summary: 'List shares, by default those that have an owner.',
    query: AdminSharesArgs,
    answer: AdminShare,
    handle: async (call, { query }) => pageByOffset(query, await listShares(call, query)),
  }),
  route('POST', '/api/admin/shares', {
    id: 'assignShare',
    scope: 'PROPERTIES_ADMIN',
    summary: 'Assign a vacant share to a user; 409 if it has an owner.',
    body: AssignShareInput,
    answer: AdminShare,
    handle: (call, { body }) => assignShare(call, body),
  }),
  route('DELETE', '/api/admin/shares/:id', {
    id: 'removeShare',
    scope: 'PROPERTIES_ADMIN',
    summary: 'Remove the owner of a share; its weeks stay with it.',
    params: ShareIdArgs,
    query: RemovalArgs,
    answer: SAYING,
    handle: (call, { params, query }) =>
      removeShare(call, { ...params, ...query }).then(() => ({ message: 'The share is vacant.' })),
  }),
  route('POST', '/api/admin/shares/upsert', {
    id: 'upsertShareOwner',
    scope: 'PROPERTIES_ADMIN',
    summary: 'Assign a share to the user with an e-mail address, who is created if necessary.',
    body: UpsertShareOwnerInput,
    answer: AdminShare,
    handle: (call, { body }) => upsertShareOwner(call, body),
  }),
]);
