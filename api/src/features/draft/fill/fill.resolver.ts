import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { DraftArgs } from '../draft.inputs';
import { FillByRotationInput } from './fill.inputs';
import { RotationFill } from './fill.types';
import { fillByRotation, previewFill } from './use-cases/fill-by-rotation';

@Resolver()
export class FillResolver {
  @Query(RotationFill, { args: DraftArgs })
  @Describe(
    'The weeks of a year without a draft as its rotation would give them, without wishes. Administrators only.',
  )
  rotationFill = previewFill;

  @Mutation(Boolean, { input: FillByRotationInput })
  @Describe(
    'Gives these weeks; CONFLICT if they have changed since you saw them, or the year has a draft. Administrators only.',
  )
  fillByRotation = fillByRotation;
}
