import { listRoute, route, routesOf } from '../../../core/http/rest';
import { SAYING } from '../../../core/http/rest-answer';
import { pageByOffset } from '../../../core/http/rest-list';
import {
  ForwardRequestBody,
  RequestStatusBody,
  SpecialRequestIdArgs,
  SpecialRequestsQuery,
} from '../special-request.inputs';
import { SpecialRequestView } from '../special-request.types';
import { deleteRequest } from './use-cases/delete-request';
import { forwardRequest } from './use-cases/forward-request';
import { archiveRequest, unarchiveRequest, updateRequestStatus } from './use-cases/handle-request';
import { listAllRequests } from './use-cases/list-all-requests';

export const specialRequestsRoutes = routesOf('Special requests', [
  listRoute('/api/admin/special-requests', {
    id: 'listSpecialRequests',
    scope: 'REQUESTS_ADMIN',
    summary: 'List all special requests, newest first (administrators only).',
    query: SpecialRequestsQuery,
    answer: SpecialRequestView,
    handle: async (call, { query: { status: list, ...query } }) =>
      pageByOffset(query, await listAllRequests(call, { ...query, list })),
  }),
  route('PATCH', '/api/admin/special-requests/:id/forward', {
    id: 'forwardSpecialRequest',
    scope: 'REQUESTS_ADMIN',
    summary: 'Forward a special request by e-mail (administrators only).',
    params: SpecialRequestIdArgs,
    body: ForwardRequestBody,
    answer: SpecialRequestView,
    handle: (call, { params, body }) => forwardRequest(call, { ...params, ...body }),
  }),
  route('PATCH', '/api/admin/special-requests/:id/archive', {
    id: 'archiveSpecialRequest',
    scope: 'REQUESTS_ADMIN',
    summary: 'Archive a special request (administrators only).',
    params: SpecialRequestIdArgs,
    answer: SpecialRequestView,
    handle: (call, { params }) => archiveRequest(call, params),
  }),
  route('PATCH', '/api/admin/special-requests/:id/unarchive', {
    id: 'unarchiveSpecialRequest',
    scope: 'REQUESTS_ADMIN',
    summary: 'Restore a special request from the archive (administrators only).',
    params: SpecialRequestIdArgs,
    answer: SpecialRequestView,
    handle: (call, { params }) => unarchiveRequest(call, params),
  }),
  route('PATCH', '/api/admin/special-requests/:id/status', {
    id: 'updateSpecialRequestStatus',
    scope: 'REQUESTS_ADMIN',
    summary: 'Set the status of a special request, with an optional note (administrators only).',
    params: SpecialRequestIdArgs,
    body: RequestStatusBody,
    answer: SpecialRequestView,
    handle: (call, { params, body }) => updateRequestStatus(call, { ...params, ...body }),
  }),
  route('DELETE', '/api/admin/special-requests/:id', {
    id: 'deleteSpecialRequest',
    scope: 'REQUESTS_ADMIN',
    summary: 'Permanently delete a special request with its history (administrators only).',
    params: SpecialRequestIdArgs,
    answer: SAYING,
    handle: async (call, { params }) => {
      await deleteRequest(call, params);
      return { message: 'Special request has been permanently deleted.' };
    },
  }),
]);
