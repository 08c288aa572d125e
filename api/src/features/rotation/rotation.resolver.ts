import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { PropertyView } from '../properties/property.types';
import { RotationArgs, UpdateRotationInput } from './rotation.inputs';
import { Rotation } from './rotation.types';
import { readRotation } from './use-cases/read-rotation';
import { updateRotation } from './use-cases/update-rotation';

@Resolver()
export class RotationResolver {
  @Query(() => Rotation, {
    description: 'The order of choice of a property in a year, for its owners and administrators.',
  })
  rotation(@Ctx() call: RequestContext, @Args(() => RotationArgs) args: RotationArgs) {
    return readRotation(call, args);
  }

  @Mutation(() => PropertyView, {
    description: 'Makes a share the first to choose in a year. Administrators only.',
  })
  updateRotation(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpdateRotationInput) input: UpdateRotationInput,
  ) {
    return updateRotation(call, input);
  }
}
