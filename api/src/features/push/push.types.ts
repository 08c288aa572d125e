import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import type { NoticeKind, WaitingItem } from '../../core/notice';

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

@ObjectType({ description: 'The days of a week.', simpleResolvers: true })
export class WaitingWeek {
  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;
}

@ObjectType('WaitingItem', {
  description: 'Something that waits for you; fields that do not apply are null.',
  simpleResolvers: true,
})
export class WaitingItemView implements WaitingItem {
  @Field(() => WaitingFor, { description: 'What it is.' })
  kind!: WaitingFor;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the swap, the exchange or the draft; null for messages.',
  })
  subjectId!: number | null;

  @Field(() => Int, { description: 'How many it stands for.' })
  count!: number;

  @Field(() => String, { nullable: true, description: 'Name of the property.' })
  propertyName?: string;

  @Field(() => String, { nullable: true, description: 'Time zone of the property.' })
  timeZone?: string;

  @Field(() => Date, { nullable: true, description: 'Until when you can answer.' })
  until?: Date | null;

  @Field(() => String, { nullable: true, description: 'Full name of the person who asks.' })
  who?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for a week that is offered in place of the one you asked for.',
  })
  isCounter?: boolean;

  @Field(() => WaitingWeek, { nullable: true, description: 'The week that you would give.' })
  give?: WaitingWeek;

  @Field(() => WaitingWeek, { nullable: true, description: 'The week that you would get.' })
  get?: WaitingWeek;

  @Field(() => Int, {
    nullable: true,
    description: 'How many owners of an exchange have said yes; null except for exchanges.',
  })
  agreedCount?: number;

  @Field(() => Int, { nullable: true, description: 'How many owners take part in an exchange.' })
  ownerCount?: number;
}

@ObjectType({ description: 'How you are notified on your devices.', simpleResolvers: true })
export class PushSettings {
  @Field(() => String, {
    description: 'Public key with which a browser subscribes, as base64url.',
  })
  publicKey!: string;

  @Field(() => Boolean, { description: 'Whether this session’s browser is notified.' })
  isOn!: boolean;

  @Field(() => Boolean, { description: 'Whether you are notified of new messages.' })
  messages!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you are notified when it is your turn in a draft.',
  })
  draft!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you are notified of swap requests and their answers.',
  })
  swaps!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you are notified of news about your special requests.',
  })
  requests!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you are notified of what happens to your shares, weeks and stays.',
  })
  holdings!: boolean;
}
