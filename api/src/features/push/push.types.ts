import { Field, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import type { NoticeKind } from '../../core/notice';

export const WaitingFor = defineEnum('WaitingFor', 'What can wait for you.', {
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
