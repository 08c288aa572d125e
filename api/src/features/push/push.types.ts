import { Field, ObjectType } from 'type-graphql';

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
}
