import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';
import {
  Flag,
  Id,
  Int,
  Moment,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { StoredFile } from '../files/file.entities';
import { Property } from '../properties/property.entity';
import { REACTIONS, TalkKind, TalkNotify, TalkSubject } from './talk.types';

/** The conversation of a property's people; a trigger adds it with the property. */
@Entity('talks')
export class Talk {
  @PrimaryReference() propertyId!: number;
  @OneToOne(() => Property, { onDelete: 'CASCADE' }) @JoinColumn() property?: Property;
  /** Id of its last message; 0 without one. Each message locks the row. */
  @Reference({ default: 0 }) lastMessageId!: number;
  @Moment({ default: () => 'now()' }) lastMessageAt!: Date;
  /** Whether people who join read what was written before. */
  @Flag({ default: false }) newcomersReadAll!: boolean;
}

/**
 * A time in which a user takes part in a talk, as an owner or as an administrator who joined it; they
 * read its messages after `afterId`, up to `upToId`. Triggers keep those of owners, so that no way of
 * joining or leaving a share can miss them.
 */
@Entity('talk_periods')
@Check('talk_periods_order', 'up_to_id >= after_id')
@Check('talk_periods_ended', '(up_to_id is null) = (left_at is null)')
@Index('talk_periods_open', ['propertyId', 'userId', 'isAdministrator'], {
  unique: true,
  where: 'up_to_id is null',
})
@Index('talk_periods_user', ['userId', 'propertyId'])
export class TalkPeriod {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Talk, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', referencedColumnName: 'propertyId' })
  talk?: Talk;
  @Reference() userId!: number;
  @ManyToOne(() => User) user?: User;
  @Flag({ default: false }) isAdministrator!: boolean;
  @Reference() afterId!: number;
  /** Null while they take part. */
  @ReferenceOrNull() upToId!: number | null;
  @Moment({ default: () => 'now()' }) joinedAt!: Date;
  @MomentOrNull() leftAt!: Date | null;
}

/** Maximum length of a message, in characters. */
export const MAX_TALK_CHARACTERS = 10_000;

/** A message of a talk; one that was deleted keeps its row, without its text. */
@Entity('talk_messages')
@Check('talk_messages_kind', isOneOf('kind', TalkKind))
@Check('talk_messages_content', `char_length(content) <= ${MAX_TALK_CHARACTERS}`)
@Check('talk_messages_deleted', `deleted_at is null or content = '' and pinned_at is null`)
@Check('talk_messages_subject', isOneOf('subject', TalkSubject))
@Check(
  'talk_messages_card',
  `(kind = 'CARD') = (subject is not null and subject_id is not null)
    and (subject is null) = (subject_id is null) and (kind <> 'CARD' or content = '')`,
)
@Index('talk_messages_once', ['subject', 'subjectId'], {
  unique: true,
  where: 'subject is not null',
})
@Index('talk_messages_talk', ['propertyId', 'id'], { unique: true })
@Index('talk_messages_client_key', ['authorId', 'clientKey'], {
  unique: true,
  where: `kind = 'MESSAGE'`,
})
@Index('talk_messages_announced', ['authorId', 'clientKey', 'propertyId'], {
  unique: true,
  where: `kind = 'ANNOUNCEMENT'`,
})
@Index('talk_messages_replies', ['propertyId', 'replyToId'], { where: 'reply_to_id is not null' })
@Index('talk_messages_pinned', ['propertyId', 'pinnedAt'], { where: 'pinned_at is not null' })
export class TalkMessage {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Talk, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', referencedColumnName: 'propertyId' })
  talk?: Talk;
  @Reference() authorId!: number;
  @ManyToOne(() => User) author?: User;
  @Text() kind!: TalkKind;
  @Flag({ default: false }) isByAdministrator!: boolean;
  @Text() content!: string;
  /** Created by the author's client, so that a repeated request stores nothing twice. */
  @Column({ type: 'uuid', nullable: true }) clientKey!: string | null;
  /** The thing of a card, without a foreign key: the card outlives it. */
  @TextOrNull() subject!: TalkSubject | null;
  @ReferenceOrNull() subjectId!: number | null;
  @ReferenceOrNull() replyToId!: number | null;
  @ManyToOne(() => TalkMessage)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'reply_to_id', referencedColumnName: 'id' },
  ])
  replyTo?: TalkMessage | null;
  @Moment() createdAt!: Date;
  @MomentOrNull() editedAt!: Date | null;
  @MomentOrNull() deletedAt!: Date | null;
  @MomentOrNull() pinnedAt!: Date | null;
}

/** How far a user has read a talk, and what notifies them; without a row, nothing and all. */
@Entity('talk_people')
@Check('talk_people_notify', isOneOf('notify', TalkNotify))
export class TalkReader {
  @PrimaryReference() propertyId!: number;
  @PrimaryReference() userId!: number;
  @ManyToOne(() => Talk, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', referencedColumnName: 'propertyId' })
  talk?: Talk;
  @ManyToOne(() => User) user?: User;
  /** Id of the last message that they have read. */
  @Reference({ default: 0 }) readUpTo!: number;
  @Text({ default: TalkNotify.ALL }) notify!: TalkNotify;
}

/** A reaction of a user to a message; one of each at most. */
@Entity('talk_reactions')
@Check('talk_reactions_emoji', `emoji in (${REACTIONS.map((it) => `'${it}'`).join(', ')})`)
export class TalkReactionOfUser {
  @PrimaryReference() messageId!: number;
  @PrimaryReference() userId!: number;
  @PrimaryColumn('text') emoji!: string;
  @ManyToOne(() => TalkMessage, { onDelete: 'CASCADE' }) message?: TalkMessage;
  @ManyToOne(() => User) user?: User;
}

/** A user whom a message mentions. */
@Entity('talk_mentions')
@Index('talk_mentions_user', ['userId', 'messageId'])
export class TalkMentionOfUser {
  @PrimaryReference() messageId!: number;
  @PrimaryReference() userId!: number;
  @ManyToOne(() => TalkMessage, { onDelete: 'CASCADE' }) message?: TalkMessage;
  @ManyToOne(() => User) user?: User;
}

/** A file of a message. */
@Entity('talk_files')
@Index('talk_files_message', ['messageId', 'place'])
export class TalkFile {
  @PrimaryReference() fileId!: number;
  @OneToOne(() => StoredFile) @JoinColumn() file?: StoredFile;
  @Reference() messageId!: number;
  @ManyToOne(() => TalkMessage, { onDelete: 'CASCADE' }) message?: TalkMessage;
  @Int() place!: number;
}
