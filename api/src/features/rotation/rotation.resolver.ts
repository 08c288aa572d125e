import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { RotationArgs } from './rotation.inputs';
import { Rotation } from './rotation.types';
import { readRotation } from './use-cases/read-rotation';

@Resolver()
export class RotationResolver {
  @Query(() => Rotation, {
    description: "The order of choice of a property's year; for its owners and administrators.",
  })
  rotation(@Ctx() call: Call, @Args(() => RotationArgs) args: RotationArgs) {
    return readRotation(call, args);
  }
}
