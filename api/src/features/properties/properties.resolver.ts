import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => PropertyPage, {
    description: 'Properties in which you own a share or are a guest; all for administrators.',
  })
  properties(@Ctx() call: RequestContext, @Args(() => PropertiesArgs) args: PropertiesArgs) {
    return listProperties(call, args);
  }

  @Query(() => PropertyView, {
    description: 'A property in which you own a share or are a guest; any for administrators.',
  })
  property(@Ctx() call: RequestContext, @Args(() => PropertyIdArgs) args: PropertyIdArgs) {
    return findProperty(call, args);
  }

  @Query(() => Arrival, {
    description:
      'What people need to know to arrive at a property, for its owners, its guests and administrators.',
  })
  arrival(@Ctx() call: RequestContext, @Args(() => PropertyArgs) args: PropertyArgs) {
    return readArrival(call, args);
  }

  @Mutation(() => Arrival, {
    description:
      'Saves what people need to know to arrive; CONFLICT if it has changed since the version you read. Administrators only.',
  })
  saveArrival(
    @Ctx() call: RequestContext,
    @Arg('input', () => SaveArrivalInput) input: SaveArrivalInput,
  ) {
    return saveArrival(call, input);
  }

  @Mutation(() => PropertyView, { description: 'Creates a property. Administrators only.' })
  createProperty(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreatePropertyInput) input: CreatePropertyInput,
  ) {
    return createProperty(call, input);
  }

  @Query(() => AdminPropertyPage, {
    description: 'All properties with their allocation. Administrators only.',
  })
  adminProperties(
    @Ctx() call: RequestContext,
    @Args(() => AdminPropertiesArgs) args: AdminPropertiesArgs,
  ) {
    return listAllProperties(call, args);
  }

  @Query(() => PropertyView, {
    nullable: true,
    description:
      'A property of the same name and location, case and accents ignored; null if there is none. Administrators only.',
  })
  sameProperty(@Ctx() call: RequestContext, @Args(() => SamePropertyArgs) args: SamePropertyArgs) {
    return findSameProperty(call, args);
  }

  @Mutation(() => PropertyView, {
    description:
      'Updates a property; CONFLICT if it has changed since the version you read. Administrators only.',
  })
  updateProperty(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpdatePropertyInput) input: UpdatePropertyInput,
  ) {
    return updateProperty(call, input);
  }
}
