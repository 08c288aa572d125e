import { Flag, Id, Int, Ints, Many, Moment, One, Text, View } from '../../core/view/view';
import { InvitationOutcome } from './invitation-outcome';

@View('A property that an invitation is about.')
export class InvitedProperty {
  @Text('Name of the property.') name!: string;
  @Text('Location of the property.') location!: string;
  @Ints('Numbers of the shares that they own; none for a guest.') shareNumbers!: number[];
}

@View('An invitation as the person who got it sees it.', 'Invitation')
export class InvitationView {
  @Text('First name of the person.') firstName!: string;
  @Text('E-mail address of the person.') email!: string;
  @Many(InvitedProperty, 'The properties that it is about.') properties!: InvitedProperty[];
}

@View('A user who was left out when invitations were sent.')
export class UninvitedUser {
  @Id('Id of the user.') userId!: number;
  @Text('Full name of the user.') name!: string;
  @One(InvitationOutcome, 'Why.') outcome!: `${InvitationOutcome}`;
}

@View('Invitations sent together, and how far they are.', 'InvitationRun')
export class InvitationRunView {
  @Id('Id of the run.') id!: number;
  @Int('Number of users, including those left out.') total!: number;
  @Int('Number of users whose invitation is on its way.') sent!: number;
  @Int('Number of users who are still to be invited.') waiting!: number;
  @Many(UninvitedUser, 'The first 20 of the users who were left out, and why.')
  leftOut!: UninvitedUser[];
  @Flag(
    'False without a mail server: invitations wait until there is one, unless they are captured.',
  )
  hasServer!: boolean;
  @Flag('True where emails are captured: they are never sent.') isCaptured!: boolean;
  @Moment('When it was started.') createdAt!: Date;
}
