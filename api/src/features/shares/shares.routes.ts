import { listRoute, routesOf } from '../../core/http/rest';
import { wholeList } from '../../core/http/rest-list';
import { PropertySharesArgs } from './share.inputs';
import { ShareView } from './share.types';
import { listMyShares, listPropertyShares } from './use-cases/read-shares';

export const sharesRoutes = routesOf('Shares', [
  listRoute('/api/user/shares', {
    id: 'listMyShares',
    scope: 'PROPERTIES_READ',
    summary: 'List your shares.',
    answer: ShareView,
    handle: async (call) => wholeList(await listMyShares(call)),
  }),
  listRoute('/api/properties/:propertyId/shares', {
    id: 'listPropertyShares',
    scope: 'PROPERTIES_READ',
    summary: 'List the shares of a property with their owners, for its owners and administrators.',
    params: PropertySharesArgs,
    answer: ShareView,
    handle: async (call, { params }) => wholeList(await listPropertyShares(call, params)),
  }),
]);
