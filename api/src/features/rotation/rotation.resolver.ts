import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { PropertyView } from '../properties/property.types';
import { beginDraw, cancelDraw, joinDraw } from './draws/use-cases/change-draws';
import {
  BeginDrawInput,
  CancelDrawInput,
  JoinDrawInput,
  RotationArgs,
  UpdateRotationInput,
} from './rotation.inputs';
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

  @Mutation(Boolean, { input: BeginDrawInput })
  @Describe('Begins a draw among shares of a property. Administrators only.')
  beginDraw = beginDraw;

  @Mutation(Boolean, { input: CancelDrawInput })
  @Describe('Cancels a draw for a reason, as long as no secret is out. Administrators only.')
  cancelDraw = cancelDraw;

  @Mutation(Boolean, { input: JoinDrawInput })
  @Describe('Commits one of your shares to a secret of your browser, or reveals it.')
  joinDraw = joinDraw;
}
