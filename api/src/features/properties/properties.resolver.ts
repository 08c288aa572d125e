import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { CreatePropertyInput, PropertiesArgs, PropertyIdArgs } from './property.inputs';
import { PropertyPage, PropertyView } from './property.types';
import { createProperty } from './use-cases/create-property';
import { findProperty, listProperties } from './use-cases/read-properties';

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
}
