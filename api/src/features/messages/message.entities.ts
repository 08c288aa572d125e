import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  Id,
  Int,
  Moment,
  MomentOrNull,
  PrimaryReference,
  Reference,
  Text,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';

/** The only conversation of two users; its row is locked by every change. */
@Entity('conversations')
@Index('conversations_pair', ['participant1Id', 'participant2Id'], { unique: true })
@Check('conversations_ordered_pair', 'participant1_id < participant2_id')
export class Conversation {
  @Id() id!: number;
  /** The participant with the lower id. */
  @Reference() participant1Id!: number;
  @ManyToOne(() => User) participant1?: User;
  @Reference() participant2Id!: number;
  @ManyToOne(() => User) participant2?: User;
  @Moment() lastActivityAt!: Date;
}

/** A conversation as one of its two participants sees it, with the counters of their tabs. */
@Entity('conversation_sides')
@Index('conversation_sides_recent', ['userId', 'lastActivityAt', 'conversationId'])
@Index('conversation_sides_unread', ['userId', 'lastActivityAt', 'conversationId'], {
  where: 'unread_count > 0',
})
@Check(
  'conversation_sides_counts',
  'least(unread_count, read_count, sent_count, message_count) >= 0',
)
export class ConversationSide {
  @PrimaryReference() userId!: number;
  @PrimaryReference() conversationId!: number;
  @ManyToOne(() => User) user?: User;
  @ManyToOne(() => Conversation) conversation?: Conversation;
  /** The other participant. */
  @Reference() otherId!: number;
  @ManyToOne(() => User) other?: User;
  @Moment() lastActivityAt!: Date;
  @Int({ default: 0 }) unreadCount!: number;
  @Int({ default: 0 }) readCount!: number;
  @Int({ default: 0 }) sentCount!: number;
  /**
   * All messages on this side, archived ones included; without any, the conversation is not listed.
   */
  @Int({ default: 0 }) messageCount!: number;
}

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE_CHARACTERS = 10_000;

/**
 * A message. Archiving and deleting mark one side; the row is deleted once both sides have deleted
 * it.
 */
@Entity('messages')
@Index('messages_client_key', ['senderId', 'clientKey'], { unique: true })
@Index('messages_conversation', ['conversationId', 'id'])
@Index('messages_unread', ['receiverId', 'id'], {
  where: 'read_at is null and receiver_archived_at is null and receiver_deleted_at is null',
})
@Index('messages_unread_in_conversation', ['conversationId', 'receiverId', 'id'], {
  where: 'read_at is null and receiver_archived_at is null and receiver_deleted_at is null',
})
@Index('messages_unread_since', ['createdAt'], {
  where: 'read_at is null and receiver_archived_at is null and receiver_deleted_at is null',
})
@Index('messages_read', ['receiverId', 'id'], {
  where: 'read_at is not null and receiver_archived_at is null and receiver_deleted_at is null',
})
@Index('messages_sent', ['senderId', 'id'], {
  where: 'sender_archived_at is null and sender_deleted_at is null',
})
@Index('messages_archived_received', ['receiverId', 'id'], {
  where: 'receiver_archived_at is not null and receiver_deleted_at is null',
})
@Index('messages_archived_sent', ['senderId', 'id'], {
  where: 'sender_archived_at is not null and sender_deleted_at is null',
})
@Check('messages_content_length', `char_length(content) between 1 and ${MAX_MESSAGE_CHARACTERS}`)
export class Message {
  @Id() id!: number;
  @Reference() conversationId!: number;
  @ManyToOne(() => Conversation) conversation?: Conversation;
  @Reference() senderId!: number;
  @ManyToOne(() => User) sender?: User;
  @Reference() receiverId!: number;
  @ManyToOne(() => User) receiver?: User;
  @Text() content!: string;
  /** Created by the sender's client, so that a repeated request stores nothing twice. */
  @Column({ type: 'uuid', nullable: true }) clientKey!: string | null;
  @Moment() createdAt!: Date;
  @MomentOrNull() readAt!: Date | null;
  @MomentOrNull() senderArchivedAt!: Date | null;
  @MomentOrNull() senderDeletedAt!: Date | null;
  @MomentOrNull() receiverArchivedAt!: Date | null;
  @MomentOrNull() receiverDeletedAt!: Date | null;
}

/** Records that a user was emailed about unread messages of a conversation: once a day at most. */
@Entity('message_digests')
export class MessageDigest {
  @PrimaryReference() userId!: number;
  @PrimaryReference() conversationId!: number;
  /** The day in UTC. */
  @PrimaryColumn('date') day!: string;
  @ManyToOne(() => User) user?: User;
  @ManyToOne(() => Conversation) conversation?: Conversation;
  /** The newest message in the email; only newer ones justify another email. */
  @Reference() lastMessageId!: number;
}
