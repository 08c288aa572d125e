import { listRoute, route } from '../../core/http/rest';
import { pageByOffset } from '../../core/http/rest-list';
import {
  ForwardRequestBody,
  RequestStatusBody,
  SpecialRequestIdArgs,
  SpecialRequestsQuery,
} from './special-request.inputs';
import { deleteRequest } from './use-cases/delete-request';
import { forwardRequest } from './use-cases/forward-request';
import { archiveRequest, unarchiveRequest, updateRequestStatus } from './use-cases/handle-request';
import { listAllRequests } from './use-cases/list-all-requests';

const tag = 'Special requests';

export const specialRequestsRoutes = [
  listRoute({
    url: '/api/admin/special-requests',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'List all special requests, newest first (administrators only).',
    query: SpecialRequestsQuery,
    handle: async (call, { query: { status: list, ...query } }) =>
      pageByOffset(query, await listAllRequests(call, { ...query, list })),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/special-requests/:id/forward',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'Forward a special request by e-mail (administrators only).',
    params: SpecialRequestIdArgs,
    body: ForwardRequestBody,
    handle: (call, { params, body }) => forwardRequest(call, { ...params, ...body }),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/special-requests/:id/archive',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'Archive a special request (administrators only).',
    params: SpecialRequestIdArgs,
    handle: (call, { params }) => archiveRequest(call, params),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/special-requests/:id/unarchive',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'Restore a special request from the archive (administrators only).',
    params: SpecialRequestIdArgs,
    handle: (call, { params }) => unarchiveRequest(call, params),
  }),
  route({
    method: 'PATCH',
    url: '/api/admin/special-requests/:id/status',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'Set the status of a special request, with an optional note (administrators only).',
    params: SpecialRequestIdArgs,
    body: RequestStatusBody,
    handle: (call, { params, body }) => updateRequestStatus(call, { ...params, ...body }),
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/special-requests/:id',
    scope: 'REQUESTS_ADMIN',
    tag,
    summary: 'Permanently delete a special request with its history (administrators only).',
    params: SpecialRequestIdArgs,
    handle: async (call, { params }) => {
      await deleteRequest(call, params);
      return { message: 'Special request has been permanently deleted.' };
    },
  }),
];
