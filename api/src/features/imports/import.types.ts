import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImportStatus } from './import-status';

@ObjectType('ImportJob', {
  description: 'A CSV import of owners and shares, with a preview or the result.',
  simpleResolvers: true,
})
export class ImportJobView {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: number;

  @Field(() => String, { description: 'Name of the uploaded file.' })
  fileName!: string;

  @Field(() => ImportStatus, { description: 'Current status.' })
  status!: ImportStatus;

  @Field(() => Int, { description: 'Number of rows processed so far.' })
  rowsDone!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows in the file; null until it has been read.',
  })
  rowsTotal!: number | null;

  @Field(() => Int, { description: 'Number of users to be created.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Number of properties to be created.' })
  newProperties!: number;

  @Field(() => Int, { description: 'Number of shares to be assigned.' })
  sharesAssigned!: number;

  @Field(() => Int, { description: 'Number of rows that change nothing.' })
  unchanged!: number;

  @Field(() => Int, {
    description: 'Number of refused rows; once applied, of those left out.',
  })
  refused!: number;

  @Field(() => Int, {
    description: 'Changes each time its rows are checked or corrected.',
  })
  version!: number;

  @Field(() => Date, { description: 'When the file was uploaded.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the rows that were left out are kept; null until it is applied.',
  })
  keptUntil!: Date | null;
}

@ObjectType('ImportInvitations', {
  description: 'How many of the users that an import created have access, or an invitation.',
  simpleResolvers: true,
})
export class ImportInvitationsView {
  @Field(() => Int, { description: 'Number of these users, but for deleted ones.' })
  total!: number;

  @Field(() => Int, { description: 'Number of those without a password.' })
  withoutAccess!: number;

  @Field(() => Int, { description: 'Number of those that would get an invitation now.' })
  canBeInvited!: number;

  @Field(() => Int, { description: 'Number of users that were invited.' })
  invited!: number;

  @Field(() => Date, { nullable: true, description: 'When the last of them was invited.' })
  invitedAt!: Date | null;
}

@ObjectType('ImportRow', { description: 'A row of an imported file.', simpleResolvers: true })
export class ImportRowView {
  @Field(() => Int, { description: 'Line of the file where the row starts; the header is line 1.' })
  line!: number;

  @Field(() => String, { description: 'First name of the owner; empty if the share has no owner.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name of the owner; empty if the share has no owner.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the owner; null if the share has no owner.',
  })
  email!: string | null;

  @Field(() => String, { description: 'Name of the property.' })
  property!: string;

  @Field(() => String, { description: 'Location of the property; empty if the file has none.' })
  location!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the share (1 to 12); null if the file has no valid one.',
  })
  shareNumber!: number | null;

  @Field(() => String, { description: 'What the file has as the share number, shortened.' })
  shareText!: string;

  @Field(() => String, { description: 'What would change, or why the row is refused.' })
  note!: string;

  @Field(() => Boolean, { description: 'True if the row is refused.' })
  isRefused!: boolean;

  @Field(() => Boolean, { description: 'True if the row assigns a share to an owner.' })
  isAssigned!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of a property that the file may mean; null unless the row is refused or adds one.',
  })
  suggestedProperty!: string | null;

  @Field(() => String, { nullable: true, description: 'Location of that property.' })
  suggestedLocation!: string | null;

  @Field(() => String, { description: 'The row as it is in the file or was corrected, shortened.' })
  text!: string;
}
