import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { PropertyView } from '../properties/property.types';
import { RotationArgs, UpdateRotationInput } from './rotation.inputs';
import { Rotation } from './rotation.types';
import { readRotation } from './use-cases/read-rotation';
import { updateRotation } from './use-cases/update-rotation';

@Resolver()
export class RotationResolver {
  @Query(Rotation, { args: RotationArgs })
  @Describe('The order of choice of a property in a year, for its owners and administrators.')
  rotation = readRotation;

  @Mutation(PropertyView, { input: UpdateRotationInput })
  @Describe('Makes a share the first to choose in a year. Administrators only.')
  updateRotation = updateRotation;
}
