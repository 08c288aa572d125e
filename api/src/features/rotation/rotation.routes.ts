import { route, routesOf } from '../../core/http/rest';
import { PropertyView } from '../properties/property.types';
import { UpdateRotationInput } from './rotation.inputs';
import { updateRotation } from './use-cases/update-rotation';

export const rotationRoutes = routesOf('Administration', [
  route('POST', '/api/admin/rotation/update', {
    id: 'updateRotation',
    scope: 'WEEKS_ADMIN',
    summary: 'Make a share the first to choose in a year; returns the property.',
    body: UpdateRotationInput,
    answer: PropertyView,
    handle: (call, { body }) => updateRotation(call, body),
  }),
]);
