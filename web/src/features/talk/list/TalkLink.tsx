import { talkPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { MessagesSquare } from '../../../ui/icon/icons';
import { Unread } from '../../../ui/thread/Unread';
import type { useTalks } from './use-talks';

type Talks = ReturnType<typeof useTalks>['talks'];

/** Leads to the conversation of a house, with the number of its unread messages. */
export const TalkLink = ({ propertyId, talks }: { propertyId: string; talks: Talks }) => (
  <LinkButton to={talkPath(propertyId)} variant="secondary" icon={<MessagesSquare size={18} />}>
    Talk to the house{' '}
    <Unread count={talks?.find((talk) => talk.propertyId === propertyId)?.unreadCount ?? 0} />
  </LinkButton>
);
