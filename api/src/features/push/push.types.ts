import type { NoticeKind, WaitingItem } from '../../core/audiences/notice';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Day,
  Flag,
  FlagOrNull,
  IdOrNull,
  Int,
  IntOrNull,
  MomentOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';

export const WaitingFor = defineEnum('WaitingFor', 'The kinds of items that can wait for you.', {
  MESSAGES: 'Unread messages.',
  DRAFT: 'Turns in drafts.',
  SWAPS: 'Swaps that you were asked for, and those that were found for you.',
});
export type WaitingFor = EnumOf<typeof WaitingFor>;

/** The kinds of notices that count as each. */
export const NOTICES_OF: Readonly<Record<WaitingFor, readonly NoticeKind[]>> = {
  MESSAGES: ['messages'],
  DRAFT: ['draft'],
  SWAPS: ['swaps', 'exchanges'],
};

@View('The days of a week.')
export class WaitingWeek {
  @Day('Check-in day.') startDate!: string;
  @Day('Check-out day.') endDate!: string;
}

@View('Something that waits for you; fields that do not apply are null.', 'WaitingItem')
export class WaitingItemView implements WaitingItem {
  @One(WaitingFor, 'What it is.') kind!: WaitingFor;
  @IdOrNull('Id of the swap, the exchange or the draft; null for messages.')
  subjectId!: number | null;
  @Int('How many it stands for.') count!: number;
  @TextOrNull('Name of the property.') propertyName?: string;
  @TextOrNull('Time zone of the property.') timeZone?: string;
  @MomentOrNull('Until when you can answer.') until?: Date | null;
  @TextOrNull('Full name of the person who asks.') who?: string;
  @FlagOrNull('True for a week that is offered in place of the one you asked for.')
  isCounter?: boolean;
  @OneOrNull(WaitingWeek, 'The week that you would give.') give?: WaitingWeek;
  @OneOrNull(WaitingWeek, 'The week that you would get.') get?: WaitingWeek;
  @IntOrNull('How many owners of an exchange have said yes; null except for exchanges.')
  agreedCount?: number;
  @IntOrNull('How many owners take part in an exchange.') ownerCount?: number;
}

@View('How you are notified on your devices.')
export class PushSettings {
  @Text('Public key with which a browser subscribes, as base64url.') publicKey!: string;
  @Flag('Whether this session’s browser is notified.') isOn!: boolean;
  @Flag('Whether you are notified of new messages.') messages!: boolean;
  @Flag('Whether you are notified when it is your turn in a draft.') draft!: boolean;
  @Flag('Whether you are notified of swap requests and their answers.') swaps!: boolean;
  @Flag('Whether you are notified of news about your special requests.') requests!: boolean;
  @Flag('Whether you are notified of what happens to your shares, weeks and stays.')
  holdings!: boolean;
}
