import { route } from '../../kit/rest';
import { PropertySharesArgs } from './share.inputs';
import { listMyShares, listPropertyShares } from './use-cases/read-shares';

const tag = 'Shares';

export const sharesRoutes = [
  route({
    method: 'GET',
    url: '/api/user/shares',
    tag,
    summary: 'Shares that I hold.',
    handle: (call) => listMyShares(call),
  }),
  route({
    method: 'GET',
    url: '/api/properties/:propertyId/shares',
    tag,
    summary: 'All shares of a property with their owners; for its owners and administrators.',
    params: PropertySharesArgs,
    handle: (call, { params }) => listPropertyShares(call, params),
  }),
];
