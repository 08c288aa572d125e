import { LastActivePage, NewestFirstPage } from '../../core/input/cursor-page';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Flag,
  Id,
  IdOrNull,
  Int,
  Many,
  MomentJson,
  One,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { Person } from '../people/person.type';

export const Mailbox = defineEnum('Mailbox', 'A tab of the messages screen, or the archive.', {
  UNREAD: 'Received messages you have not read.',
  READ: 'Received messages you have read.',
  SENT: 'Messages you sent.',
  ARCHIVED: 'Messages you archived.',
});
export type Mailbox = EnumOf<typeof Mailbox>;

@View('A conversation between two users, as one of them sees it.', 'Conversation')
export class ConversationView {
  @Id('Id of the conversation.') id!: number;
  @Id('Id of the participant with the lower id.') participant1Id!: number;
  @Id('Id of the participant with the higher id.') participant2Id!: number;
  @One(Person, 'The other participant.') person!: Person;
  @TextOrNull('Start of the last message, at most 200 characters.') lastMessage!: string | null;
  @MomentJson('When the last message was sent.') lastActivityAt!: string;
  @Int('Number of messages you have not read.') unreadCount!: number;
}

@View('A page of conversations.')
export class ConversationPage extends LastActivePage {
  @Many(ConversationView, 'Items of this page.') items!: ConversationView[];
  @Int('Number of items on all pages.') total!: number;
}

@View('A message from one user to another.', 'Message')
export class MessageView {
  @Id('Id of the message.') id!: number;
  @Id('Id of the conversation.') conversationId!: number;
  @Id('Id of the sender.') senderId!: number;
  @Id('Id of the receiver.') receiverId!: number;
  @One(Person, 'The sender.') sender!: Person;
  @One(Person, 'The receiver.') receiver!: Person;
  @Text('Text of the message.') content!: string;
  @TextOrNull('Key given by the sender.') clientKey!: string | null;
  @MomentJson('When the message was sent.') createdAt!: string;
  @Flag('True if the receiver has read it.') isRead!: boolean;
  @Flag('True if you archived it: it is in no tab, but still in its conversation.')
  isArchived!: boolean;
}

@View('A conversation with unread messages.')
export class UnreadConversation {
  @One(MessageView, 'The newest message you have not read.') newest!: MessageView;
  @Int('Number of messages you have not read.') unreadCount!: number;
}

@View('A page of conversations with unread messages.')
export class UnreadConversationPage extends LastActivePage {
  @Many(UnreadConversation, 'Most recently active first.') items!: UnreadConversation[];
}

@View('A page of messages.')
export class MessagePage extends NewestFirstPage {
  @Many(MessageView, 'Newest first.') items!: MessageView[];
  @IdOrNull(
    "Pass as 'after' to get the next, newer page of a conversation; null on the newest, and where neither 'after' nor 'around' was asked for.",
  )
  newerCursor?: number | null;
}

@View('Number of messages in each mailbox.')
export class MailboxCounts {
  @Int('Received messages you have not read.') unread!: number;
  @Int('Received messages you have read.') read!: number;
  @Int('Messages you sent.') sent!: number;
  @Int('Messages you archived.') archived!: number;
  @Int('Unread messages in the talks of your properties that you have not muted.')
  unreadInTalks!: number;
}
