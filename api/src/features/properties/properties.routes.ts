import { listRoute, route, routesOf } from '../../core/http/rest';
import { pageByOffset } from '../../core/http/rest-list';
import {
  CreatePropertyInput,
  PropertiesArgs,
  PropertyIdArgs,
  UpdatePropertyBody,
} from './property.inputs';
import { PropertyView } from './property.types';
import { createProperty } from './use-cases/create-property';
import { listProperties } from './use-cases/read-properties';
import { updateProperty } from './use-cases/update-property';

export const propertiesRoutes = [
  ...routesOf('Properties', [
    listRoute('/api/properties', {
      id: 'listProperties',
      scope: 'PROPERTIES_READ',
      summary:
        'List the properties in which you own a share or are a guest; all for administrators.',
      query: PropertiesArgs,
      answer: PropertyView,
      handle: async (call, { query }) => pageByOffset(query, await listProperties(call, query)),
    }),
    route('POST', '/api/properties', {
      id: 'createProperty',
      scope: 'PROPERTIES_ADMIN',
      summary: 'Create a property (administrators only).',
      body: CreatePropertyInput,
      answer: PropertyView,
      status: 201,
      handle: (call, { body }) => createProperty(call, body),
    }),
  ]),
  ...routesOf('Administration', [
    route('PATCH', '/api/admin/properties/:id', {
      id: 'updateProperty',
      scope: 'PROPERTIES_ADMIN',
      summary: 'Update a property.',
      params: PropertyIdArgs,
      body: UpdatePropertyBody,
      answer: PropertyView,
      handle: (call, { params, body }) => updateProperty(call, { ...body, ...params }),
    }),
  ]),
];
