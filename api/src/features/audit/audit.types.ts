import { NewestFirstPage } from '../../core/input/cursor-page';
import type { Piece } from '../../core/rules/sentence';
import { Id, Many, Moment, Text, TextOrNull, View } from '../../core/view/view';

@View(
  'A part of a sentence: plain text, a name that leads somewhere, a date or a range of days.',
  'SentencePart',
)
export class SentencePartView implements Piece {
  @Text('The text of this part, spaces included.') text!: string;
  @TextOrNull('Path of the page about what is named here; null for plain text.') path?: string;
  @TextOrNull(
    'The day (YYYY-MM-DD) or the moment (ISO 8601) that is named here, or the first day of a range.',
  )
  date?: string;
  @TextOrNull('The last day (YYYY-MM-DD) of the range that is named here; null for one date.')
  until?: string;
}

@View('An action of an administrator; entries are never changed or deleted.', 'AuditEntry')
export class AuditEntryView {
  @Id('Id of the entry.') id!: number;
  @Text('Full name of the administrator at that time.') actorName!: string;
  @Text("Kind of action, for example 'user.update'.") action!: string;
  @Text("What it was done to, for example 'User 12, Olivia Marsh'.") subject!: string;
  @Many(
    SentencePartView,
    'What happened, in one sentence that starts with the name of the administrator.',
  )
  sentence!: Piece[];
  @TextOrNull('Changed fields with their old values, as JSON; null if something was created.')
  before!: string | null;
  @TextOrNull('Changed fields with their new values, as JSON; null if something was removed.')
  after!: string | null;
  @Moment('When it happened.') at!: Date;
}

@View('A kind of subject in the audit log.', 'AuditKind')
export class AuditKindView {
  @Text("First word of its actions, for example 'share'.") key!: string;
  @Text('What it is called, for example ‘Shares’.') label!: string;
}

@View('A page of the audit log.')
export class AuditPage extends NewestFirstPage {
  @Many(AuditEntryView, 'Entries, newest first.') items!: AuditEntryView[];
}
