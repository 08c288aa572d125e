import { Field, ID, ObjectType } from 'type-graphql';
import type { Piece } from '../../core/rules/sentence';

@ObjectType('SentencePart', {
  description:
    'A part of a sentence: plain text, a name that leads somewhere, a date or a range of days.',
  simpleResolvers: true,
})
export class SentencePartView implements Piece {
  @Field(() => String, { description: 'The text of this part, spaces included.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the page about what is named here; null for plain text.',
  })
  path?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The day (YYYY-MM-DD) or the moment (ISO 8601) that is named here, or the first day of a range.',
  })
  date?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last day (YYYY-MM-DD) of the range that is named here; null for one date.',
  })
  until?: string;
}

@ObjectType('AuditEntry', {
  description: 'An action of an administrator; entries are never changed or deleted.',
  simpleResolvers: true,
})
export class AuditEntryView {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: number;

  @Field(() => String, { description: 'Full name of the administrator at that time.' })
  actorName!: string;

  @Field(() => String, { description: "Kind of action, for example 'user.update'." })
  action!: string;

  @Field(() => String, { description: "What it was done to, for example 'User 12, Olivia Marsh'." })
  subject!: string;

  @Field(() => [SentencePartView], {
    description: 'What happened, in one sentence that starts with the name of the administrator.',
  })
  sentence!: Piece[];

  @Field(() => String, {
    nullable: true,
    description: 'Changed fields with their old values, as JSON; null if something was created.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Changed fields with their new values, as JSON; null if something was removed.',
  })
  after!: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType('AuditKind', {
  description: 'A kind of subject in the audit log.',
  simpleResolvers: true,
})
export class AuditKindView {
  @Field(() => String, { description: "First word of its actions, for example 'share'." })
  key!: string;

  @Field(() => String, { description: 'What it is called, for example ‘Shares’.' })
  label!: string;
}

@ObjectType({ description: 'A page of the audit log.', simpleResolvers: true })
export class AuditPage {
  @Field(() => [AuditEntryView], { description: 'Entries, newest first.' })
  items!: AuditEntryView[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next page; null on the last page.",
  })
  nextCursor!: number | null;
}
