import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import {
  AdminPropertiesArgs,
  CreatePropertyInput,
  PropertiesArgs,
  PropertyIdArgs,
  UpdatePropertyInput,
} from './property.inputs';
import { AdminPropertyPage, PropertyPage, PropertyView } from './property.types';
import { createProperty } from './use-cases/create-property';
import { listAllProperties } from './use-cases/list-all-properties';
import { findProperty, listProperties } from './use-cases/read-properties';
import { updateProperty } from './use-cases/update-property';

@Resolver()
export class PropertiesResolver {
  @Query(() => PropertyPage, {
    description:
      'Properties I may see: those I hold shares in or am linked to; all for administrators.',
  })
  properties(@Ctx() call: Call, @Args(() => PropertiesArgs) args: PropertiesArgs) {
    return listProperties(call, args);
  }

  @Query(() => PropertyView, { description: 'One property that I may see.' })
  property(@Ctx() call: Call, @Args(() => PropertyIdArgs) args: PropertyIdArgs) {
    return findProperty(call, args);
  }

  @Mutation(() => PropertyView, { description: 'For administrators.' })
  createProperty(
    @Ctx() call: Call,
    @Arg('input', () => CreatePropertyInput) input: CreatePropertyInput,
  ) {
    return createProperty(call, input);
  }

  @Query(() => AdminPropertyPage, {
    description: 'All properties and how many of their shares are held; for administrators.',
  })
  adminProperties(@Ctx() call: Call, @Args(() => AdminPropertiesArgs) args: AdminPropertiesArgs) {
    return listAllProperties(call, args);
  }

  @Mutation(() => PropertyView, {
    description: 'CONFLICT when it changed since the version that was read; for administrators.',
  })
  updateProperty(
    @Ctx() call: Call,
    @Arg('input', () => UpdatePropertyInput) input: UpdatePropertyInput,
  ) {
    return updateProperty(call, input);
  }
}
