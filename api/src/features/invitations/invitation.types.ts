import { Field, ID, Int, ObjectType } from 'type-graphql';
import { InvitationOutcome } from './invitation-outcome';

@ObjectType({ description: 'A property that an invitation is about.', simpleResolvers: true })
export class InvitedProperty {
  @Field(() => String, { description: 'Name of the property.' })
  name!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => [Int], { description: 'Numbers of the shares that they own; none for a guest.' })
  shareNumbers!: number[];
}

@ObjectType('Invitation', {
  description: 'An invitation as the person who got it sees it.',
  simpleResolvers: true,
})
export class InvitationView {
  @Field(() => String, { description: 'First name of the person.' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address of the person.' })
  email!: string;

  @Field(() => [InvitedProperty], { description: 'The properties that it is about.' })
  properties!: InvitedProperty[];
}

@ObjectType({
  description: 'A user who was left out when invitations were sent.',
  simpleResolvers: true,
})
export class UninvitedUser {
  @Field(() => ID, { description: 'Id of the user.' })
  userId!: number;

  @Field(() => String, { description: 'Full name of the user.' })
  name!: string;

  @Field(() => InvitationOutcome, { description: 'Why.' })
  outcome!: `${InvitationOutcome}`;
}

@ObjectType('InvitationRun', {
  description: 'Invitations sent together, and how far they are.',
  simpleResolvers: true,
})
export class InvitationRunView {
  @Field(() => ID, { description: 'Id of the run.' })
  id!: number;

  @Field(() => Int, { description: 'Number of users, including those left out.' })
  total!: number;

  @Field(() => Int, { description: 'Number of users whose invitation is on its way.' })
  sent!: number;

  @Field(() => Int, { description: 'Number of users who are still to be invited.' })
  waiting!: number;

  @Field(() => [UninvitedUser], {
    description: 'The first 20 of the users who were left out, and why.',
  })
  leftOut!: UninvitedUser[];

  @Field(() => Boolean, {
    description:
      'False without a mail server: invitations wait until there is one, unless they are captured.',
  })
  hasServer!: boolean;

  @Field(() => Boolean, {
    description: 'True where emails are captured: they are never sent.',
  })
  isCaptured!: boolean;

  @Field(() => Date, { description: 'When it was started.' })
  createdAt!: Date;
}
