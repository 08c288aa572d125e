import {
  Flag,
  Id,
  Int,
  IntOrNull,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  Texts,
  View,
} from '../../core/view/view';
import { ImportKind, ImportStatus } from './import-status';

@View('A CSV import of owners and shares, or of weeks, with a preview or the result.', 'ImportJob')
export class ImportJobView {
  @Id('Id of the import.') id!: number;
  @Text('Name of the uploaded file.') fileName!: string;
  @One(ImportStatus, 'Current status.') status!: ImportStatus;
  @One(ImportKind, 'What its rows are about; SHARES until the file has been read.')
  kind!: ImportKind;
  @Int('Number of rows processed so far.') rowsDone!: number;
  @IntOrNull('Number of rows in the file; null until it has been read.') rowsTotal!: number | null;
  @Int('Number of users to be created.') newUsers!: number;
  @Int('Number of properties to be created.') newProperties!: number;
  @Int('Number of shares to be assigned.') sharesAssigned!: number;
  @Int('Number of weeks to be given to shares.') weeksGiven!: number;
  @Int('Number of people to join the owners of a share.') ownersJoined!: number;
  @Int('Number of rows that change nothing.') unchanged!: number;
  @Int('Number of refused rows; once applied, of those left out.') refused!: number;
  @Int('Changes each time its rows are checked or corrected.') version!: number;
  @Text('Where the titles of the sheet are, which column is which, and what was skipped.')
  reading!: string;
  @Moment('When the file was uploaded.') createdAt!: Date;
  @MomentOrNull('Until when the rows that were left out are kept; null until it is applied.')
  keptUntil!: Date | null;
}

@View(
  'How many of the users that an import created have access, or an invitation.',
  'ImportInvitations',
)
export class ImportInvitationsView {
  @Int('Number of these users, but for deleted ones.') total!: number;
  @Int('Number of those without a password.') withoutAccess!: number;
  @Int('Number of those that would get an invitation now.') canBeInvited!: number;
  @Int('Number of users that were invited.') invited!: number;
  @MomentOrNull('When the last of them was invited.') invitedAt!: Date | null;
}

@View('What taking back an applied import would undo.')
export class ImportTakeBack {
  @Int('Number of shares that lose the owners that it gave them.') shares!: number;
  @Int('Number of weeks that become open.') weeks!: number;
  @Int('Number of people that are deleted: those whom it created and who have never signed in.')
  people!: number;
  @Texts('What stays, in a sentence each.') stays!: string[];
  @TextOrNull('Why it cannot be taken back; null if it can.') problem!: string | null;
}

@View('A row of an imported file.', 'ImportRow')
export class ImportRowView {
  @Int('Line of the file where the row starts.') line!: number;
  @Int('1 for the first person of the line, 2 for the next.') person!: number;
  @Text('First name of the owner; empty if the share has no owner.') firstName!: string;
  @Text('Last name of the owner; empty if the share has no owner.') lastName!: string;
  @TextOrNull('E-mail address of the owner; null if the share has no owner.') email!: string | null;
  @Text('Name of the property.') property!: string;
  @Text('Location of the property; empty if the file has none.') location!: string;
  @IntOrNull('Number of the share (1 to 12); null if the file has no valid one.')
  shareNumber!: number | null;
  @Text('What the file has as the share number, shortened.') shareText!: string;
  @Text('What the file has as the year; empty for shares.')
  yearText!: string;
  @Text('What the file has as the week; empty for shares.')
  weekText!: string;
  @Text('The arrival as YYYY-MM-DD, or as the file has it; empty for shares.') arrivalText!: string;
  @Text('What would change, or why the row is refused.') note!: string;
  @Flag('True if the row is refused.') isRefused!: boolean;
  @Flag('True if the row assigns a share to an owner, or a week to a share.') isAssigned!: boolean;
  @Flag('True if the row adds an owner to those of a share.') isJoined!: boolean;
  @TextOrNull(
    'Name of a property that the file may mean; null unless the row is refused or adds one.',
  )
  suggestedProperty!: string | null;
  @TextOrNull('Location of that property.') suggestedLocation!: string | null;
  @Text('The row as it is in the file or was corrected, shortened.') text!: string;
}
