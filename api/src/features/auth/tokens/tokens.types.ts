import { Field, ID, ObjectType } from 'type-graphql';
import { AccessScope } from './access-token.entity';

@ObjectType('AccessToken', {
  description: 'An access token, with which a program acts for you; its secret is not stored.',
  simpleResolvers: true,
})
export class AccessTokenView {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The name that you gave it.' })
  name!: string;

  @Field(() => [AccessScope], { description: 'What it lets a program do.' })
  scopes!: AccessScope[];

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it expires.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null until it is used.',
  })
  usedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network that it was last used from; null until it is used.',
  })
  network!: string | null;
}

@ObjectType({ description: 'A new access token with its secret.', simpleResolvers: true })
export class CreatedAccessToken {
  @Field(() => String, {
    description: 'The secret, which starts with fw_; it is shown only once.',
  })
  secret!: string;

  @Field(() => AccessTokenView, { description: 'The token.' })
  token!: AccessTokenView;
}
