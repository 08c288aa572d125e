import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../core/graphql/operations';
import {
  AdminPropertiesArgs,
  CreatePropertyInput,
  PropertiesArgs,
  PropertyArgs,
  PropertyIdArgs,
  SamePropertyArgs,
  SaveArrivalInput,
  UpdatePropertyInput,
} from './property.inputs';
import { AdminPropertyPage, Arrival, PropertyPage, PropertyView } from './property.types';
import { createProperty } from './use-cases/create-property';
import { findSameProperty } from './use-cases/find-same-property';
import { listAllProperties } from './use-cases/list-all-properties';
import { readArrival } from './use-cases/read-arrival';
import { findProperty, listProperties } from './use-cases/read-properties';
import { saveArrival } from './use-cases/save-arrival';
import { updateProperty } from './use-cases/update-property';

@Resolver()
export class PropertiesResolver {
  @Query(PropertyPage, { args: PropertiesArgs })
  @Describe('Properties in which you own a share or are a guest; all for administrators.')
  properties = listProperties;

  @Query(PropertyView, { args: PropertyIdArgs })
  @Describe('A property in which you own a share or are a guest; any for administrators.')
  property = findProperty;

  @Query(Arrival, { args: PropertyArgs })
  @Describe(
    'What people need to know to arrive at a property, for its owners, its guests and administrators.',
  )
  arrival = readArrival;

  @Mutation(Arrival, { input: SaveArrivalInput })
  @Describe(
    'Saves what people need to know to arrive; CONFLICT if it has changed since the version you read. Administrators only.',
  )
  saveArrival = saveArrival;

  @Mutation(PropertyView, { input: CreatePropertyInput })
  @Describe('Creates a property. Administrators only.')
  createProperty = createProperty;

  @Query(AdminPropertyPage, { args: AdminPropertiesArgs })
  @Describe('All properties with their allocation. Administrators only.')
  adminProperties = listAllProperties;

  @QueryOrNull(PropertyView, { args: SamePropertyArgs })
  @Describe(
    'A property of the same name and location, case and accents ignored; null if there is none. Administrators only.',
  )
  sameProperty = findSameProperty;

  @Mutation(PropertyView, { input: UpdatePropertyInput })
  @Describe(
    'Updates a property; CONFLICT if it has changed since the version you read. Administrators only.',
  )
  updateProperty = updateProperty;
}
