import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  OwnersReasonInput,
  PatternInput,
} from '../../core/input/input';
import { SharesInput } from '../../core/input/list-input';
import { RotationKind } from './rotation-kinds';

@ArgsType()
export class RotationArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year in which the weeks start (1900 to 2200).', { min: 1900, max: 2200 })
  year!: number;
}

@InputType({ description: 'A new first choice in the rotation.' })
export class UpdateRotationInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year of the first choice (1900 to 2200).', { min: 1900, max: 2200 }) year!: number;
  @IntInput('Number of the share that chooses first in that year.', { max: 12 })
  firstChoiceShare!: number;
  @EnumInput(
    RotationKind,
    'How the order changes from year to year; defaults to the kind of that year.',
    { optional: true },
  )
  kind?: RotationKind;
  @OwnersReasonInput('Why, for the owners to read; needed to break a mirror pair.')
  reason?: string;
  @IntInput('The version of the property that you read.', { optional: true }) version?: number;
}

/** The longest time to take part, or to reveal. */
const MOST_HOURS = 720;
/** No draw is over before the owners who sleep or work have seen it. */
const LEAST_HOURS = 24;

@InputType({ description: 'A draw among shares of a property.' })
export class BeginDrawInput {
  @IdInput('Id of the property.') propertyId!: number;
  @NameInput('What is drawn, as a question.', { max: 120 }) question!: string;
  @SharesInput('Numbers of the shares; defaults to all that are active and have an owner.', {
    max: 12,
    optional: true,
  })
  shareNumbers?: readonly number[];
  @IntInput('Hours to take part; defaults to 72.', {
    ...{ min: LEAST_HOURS, max: MOST_HOURS, optional: true },
  })
  commitHours?: number;
  @IntInput('Hours after that to reveal; defaults to 48.', { max: MOST_HOURS, optional: true })
  revealHours?: number;
  @IntInput('The year in which the first one drawn is to choose first (1900 to 2200).', {
    ...{ min: 1900, max: 2200, optional: true },
  })
  year?: number;
}

@InputType({ description: 'An end of a draw before anything is drawn.' })
export class CancelDrawInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the entry that began it.') draw!: number;
  @OwnersReasonInput('Why, for the owners to read; needed.') reason?: string;
}

@InputType({ description: 'The part of one of your shares in a draw.' })
export class JoinDrawInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the entry that began it.') draw!: number;
  @IntInput('Number of the share.', { max: 12 }) shareNumber!: number;
  @PatternInput('The commitment or, later, the secret, as docs/house-chain.md says: in hex.', {
    pattern: /^[0-9a-f]{64}$/,
    rule: 'be 32 bytes in hex',
  })
  value!: string;
  @BooleanInput('True to reveal the secret.') isSecret!: boolean;
}
