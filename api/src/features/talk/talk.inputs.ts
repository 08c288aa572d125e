import { ArgsType, InputType } from 'type-graphql';
import { AroundArgs } from '../../core/input/around-page';
import {
  BooleanInput,
  ClearableTextInput,
  checked,
  EnumInput,
  IdInput,
  IntInput,
  TextInput,
  UuidInput,
} from '../../core/input/input';
import { IdsInput } from '../../core/input/list-input';
import { MAX_TALK_CHARACTERS } from './talk.entities';
import { REACTIONS, TalkNotify } from './talk.types';

const MAX_FILES = 6;

const KEY =
  'UUID chosen by the client; sending again with the same key stores nothing new and returns the first result.';

const MentionsInput = () =>
  IdsInput('Ids of those who take part whom it mentions.', { max: 50, optional: true });

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
  @UuidInput(KEY, { optional: true })
  clientKey?: string;
  @IdInput('Id of the message that it answers.', { optional: true }) replyToId?: number;
  @MentionsInput()
  mentionIds?: readonly number[];
  @IdsInput('Ids of files that you have uploaded for it (purpose TALK), in order.', {
    max: MAX_FILES,
    optional: true,
  })
  fileIds?: readonly number[];
}

@InputType({ description: 'How far you have read a talk.' })
export class MarkTalkReadInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IdInput('Id of the last message that you have read.') upTo!: number;
}

@InputType({ description: 'A changed message of a talk.' })
export class EditTalkMessageInput {
  @IdInput('Id of the message.') id!: number;
  @ClearableTextInput('Text of the message; empty only with files.', { max: MAX_TALK_CHARACTERS })
  content!: string;
  @MentionsInput() mentionIds?: readonly number[];
}

@ArgsType()
export class TalkMessageArgs {
  @IdInput('Id of the message.') id!: number;
}

@InputType({ description: 'What you react to a message with.' })
export class ReactToTalkMessageInput {
  @IdInput('Id of the message.') id!: number;
  @TextInput(
    `One of ${REACTIONS.join(' ')}`,
    { max: 10 },
    checked(
      'isReaction',
      (it) => (REACTIONS as readonly unknown[]).includes(it),
      `$property must be one of ${REACTIONS.join(' ')}`,
    ),
  )
  emoji!: string;
  @BooleanInput('False to take it back.') isOn!: boolean;
}

@InputType({ description: 'Whether a message is pinned.' })
export class PinTalkMessageInput {
  @IdInput('Id of the message.') id!: number;
  @BooleanInput('Whether to pin it, for all who take part.') isPinned!: boolean;
}

@ArgsType()
export class SearchTalkArgs {
  @IdInput('Id of the property; left out for all of yours.', { optional: true })
  propertyId?: number;
  @TextInput('Words that a message contains; of three or more characters, their start suffices.', {
    max: 200,
  })
  text!: string;
  @IntInput('Page size; defaults to 20.', { max: 100, optional: true }) first?: number;
  @IdInput('Only messages older than the one with this id.', { optional: true }) before?: number;
}

@InputType({ description: 'What notifies you of a talk.' })
export class SetTalkNotifyInput {
  @IdInput('Id of the property.') propertyId!: number;
  @EnumInput(TalkNotify, 'Which messages notify you on your devices.') notify!: TalkNotify;
}

@InputType({ description: 'What people who join a talk read.' })
export class SetNewcomersReadAllInput {
  @IdInput('Id of the property.') propertyId!: number;
  @BooleanInput('Whether they read what was written before.') newcomersReadAll!: boolean;
}

@InputType({ description: 'An announcement of an administrator.' })
export class AnnounceToHousesInput {
  @IdsInput('Ids of the properties; empty or left out for all.', { max: 500, optional: true })
  propertyIds?: readonly number[];
  @TextInput('Text of the announcement.', { max: MAX_TALK_CHARACTERS }) content!: string;
  @UuidInput(KEY) clientKey!: string;
}
