import { NewestFirstPage } from '../../core/input/cursor-page';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  DayOrNull,
  Flag,
  Id,
  IdOrNull,
  Ids,
  Int,
  IntOrNull,
  Many,
  MomentJson,
  MomentJsonOrNull,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { FileView } from '../files/file.types';

export const TalkKind = defineEnum('TalkKind', 'Kind of message in the talk of a property.', {
  MESSAGE: 'Written by someone who takes part.',
  ANNOUNCEMENT: 'Announced by an administrator.',
  CARD: 'Stands for a thing of the property: its card.',
});
export type TalkKind = EnumOf<typeof TalkKind>;

export const TalkNotify = defineEnum(
  'TalkNotify',
  'Which messages of a talk notify you on your devices.',
  {
    ALL: 'All of them.',
    MENTIONS: 'Those that mention you, and announcements.',
    NONE: 'None.',
  },
);
export type TalkNotify = EnumOf<typeof TalkNotify>;

export const TalkSubject = defineEnum('TalkSubject', 'What a card stands for.', {
  DOCUMENT: 'A document that was added.',
  OPEN_WEEK: 'A week that its owner would swap.',
  WEEK_GIVEN_BACK: 'A week that was given back.',
});
export type TalkSubject = EnumOf<typeof TalkSubject>;

/** The emoji to react with, in display order. */
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '🙏', '👀'] as const;

@View('Start of the message that a message answers.')
export class TalkQuote {
  @Id('Id of the message.') id!: number;
  @Text('Name of its author.') authorName!: string;
  @Text('Start of its text, at most 120 characters; empty without one.') excerpt!: string;
  @Flag('True if it was deleted.') isDeleted!: boolean;
}

@View('Someone whom a message mentions.')
export class TalkMention {
  @Id('Id of the user.') userId!: number;
  @Text('Full name.') name!: string;
}

@View('What people reacted to a message with.')
export class TalkReaction {
  @Text(`One of ${REACTIONS.join(' ')}`) emoji!: string;
  @Ids('Ids of the users who did.') userIds!: number[];
}

@View('The thing that a message stands for, as it is now.')
export class TalkCard {
  @One(TalkSubject, 'What it is.') subject!: TalkSubject;
  @Id('Id of the document, or of the booking.') subjectId!: number;
  @Text('Title of the document, or the week; empty if it is gone.') title!: string;
  @DayOrNull('First day of the week.') startDate!: string | null;
  @DayOrNull('Check-out day of the week.') endDate!: string | null;
  @IntOrNull('Number of the week.') week!: number | null;
  @IntOrNull('Year of the week.') year!: number | null;
  @Flag('False if it is gone, taken or over.') isOpen!: boolean;
  @Flag('True if you wrote it, or have the week.') isMine!: boolean;
}

@View('A message in the talk of a property.', 'TalkMessage')
export class TalkMessageView {
  @Id('Id of the message; ids grow within a talk.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @One(TalkKind, 'Its kind.') kind!: TalkKind;
  @Id('Id of its author.') authorId!: number;
  @Text('Name of its author.') authorName!: string;
  @TextOrNull('Address of the picture of its author.') authorPicture!: string | null;
  @Flag('True if its author wrote it as an administrator.') isByAdministrator!: boolean;
  @Text('Its text; empty if there are files alone, and once it was deleted.') content!: string;
  @TextOrNull('Key given by the client; of your own messages alone.') clientKey!: string | null;
  @OneOrNull(TalkQuote, 'The message that it answers, if you may read that.')
  replyTo!: TalkQuote | null;
  @Many(TalkMention, 'Whom it mentions.') mentions!: TalkMention[];
  @Many(FileView, 'Its files.') files!: FileView[];
  @Many(TalkReaction, 'What people reacted with.') reactions!: TalkReaction[];
  @OneOrNull(TalkCard, 'What it stands for; of a CARD alone.') card!: TalkCard | null;
  @MomentJson('When it was sent.') createdAt!: string;
  @MomentJsonOrNull('When its author last changed it.') editedAt!: string | null;
  @MomentJsonOrNull('When it was deleted.') deletedAt!: string | null;
  @MomentJsonOrNull('Since when it is pinned.') pinnedAt!: string | null;
}

@View('A page of a talk.')
export class TalkPage extends NewestFirstPage {
  @Many(TalkMessageView, 'Newest first.') items!: TalkMessageView[];
  @IdOrNull(
    "Pass as 'after' to get the next, newer page; null on the newest, and where neither 'after' nor 'around' was asked for.",
  )
  newerCursor?: number | null;
}

@View('Someone who takes part in a talk.')
export class TalkPerson {
  @Id('Id of the user.') userId!: number;
  @Text('Full name.') name!: string;
  @TextOrNull('Address of the picture.') profileImageUrl!: string | null;
  @Flag('True if they take part as an administrator.') isAdministrator!: boolean;
  @Id('Id of the last message that they have read; 0 before the first.') readUpTo!: number;
}

@View('The talk of a property, as you see it.', 'Talk')
export class TalkView {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Id('Id of the last message that you have read; 0 before the first.') readUpTo!: number;
  @Int('Number of others’ messages after it, at most 99.') unreadCount!: number;
  @One(TalkNotify, 'What notifies you on your devices.') notify!: TalkNotify;
  @Flag('Whether you take part; if not, you may at most read.') mayWrite!: boolean;
  @Flag('Whether you may announce something.') mayAnnounce!: boolean;
  @Flag('Whether you take part as an administrator.') hasJoined!: boolean;
  @Flag('Whether people who join read what was written before.') newcomersReadAll!: boolean;
  @Many(TalkPerson, 'Who takes part; no one for those who have left.') people!: TalkPerson[];
  @Many(TalkMessageView, 'The pinned messages, the latest pinned first.')
  pinned!: TalkMessageView[];
}

@View('A talk that you may read, in a list.')
export class TalkSummary {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @TextOrNull('Address of the property’s picture.') coverImageUrl!: string | null;
  @Int('Number of others’ messages that you have not read, at most 99.') unreadCount!: number;
  @Flag('Whether one of them mentions you.') hasMention!: boolean;
  @Flag('Whether you have muted it: nothing notifies you, and its messages count nowhere else.')
  isMuted!: boolean;
  @OneOrNull(TalkMessageView, 'The last message.') last!: TalkMessageView | null;
}
