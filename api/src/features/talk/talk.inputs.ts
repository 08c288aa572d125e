import { ArgsType, InputType } from 'type-graphql';
import { AroundArgs } from '../../core/input/around-page';
import { ClearableTextInput, IdInput, IdsInput, UuidInput } from '../../core/input/input';
import { MAX_TALK_CHARACTERS } from './talk.entities';

const MAX_MENTIONS = 50;
export const MAX_TALK_FILES = 6;

@ArgsType()
export class TalkArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@ArgsType()
export class TalkMessagesArgs extends AroundArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@InputType({ description: 'A message in the talk of a property.' })
export class SendTalkMessageInput {
  @IdInput('Id of the property.') propertyId!: number;
  @ClearableTextInput('Text of the message; empty only with files.', { max: MAX_TALK_CHARACTERS })
  content!: string;
  @UuidInput(
    'UUID chosen by the client; sending again with the same key stores nothing new and returns the first message.',
    { optional: true },
  )
  clientKey?: string;
  @IdInput('Id of the message that it answers.', { optional: true }) replyToId?: number;
  @IdsInput('Ids of those who take part whom it mentions.', { max: MAX_MENTIONS, optional: true })
  mentionIds?: readonly number[];
  @IdsInput('Ids of files that you have uploaded for it (purpose TALK), in order.', {
    max: MAX_TALK_FILES,
    optional: true,
  })
  fileIds?: readonly number[];
}

@InputType({ description: 'How far you have read a talk.' })
export class MarkTalkReadInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IdInput('Id of the last message that you have read.') upTo!: number;
}
