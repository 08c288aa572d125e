import styled from 'styled-components';
import { color, tone, weight } from '../../../ui/theme/tokens';
import { Preview } from '../../../ui/thread/list-style';
import { useDraft, useIsTyping } from '../sync/messaging-context';

interface RowPreviewProps {
  conversationId: string;
  personId: string;
  /** The start of the last message. */
  text: string;
  isUnread: boolean;
  /** True for the conversation on screen, whose composer shows the draft. */
  isOpen: boolean;
}

const Mark = styled.em`
  color: ${tone('danger').text};
  font-style: normal;
  font-weight: ${weight.medium};
`;

const Typing = styled.em`
  color: ${color.primaryText};
  font-style: normal;
`;

/** The second line of a conversation’s row: typing, a draft, or the last message. */
export function RowPreview({ conversationId, personId, text, isUnread, isOpen }: RowPreviewProps) {
  const draft = useDraft(conversationId, personId);
  if (useIsTyping(conversationId)) return <Typing>typing…</Typing>;
  if (draft === '' || isOpen) return <Preview $strong={isUnread}>{text}</Preview>;
  return (
    <Preview $strong={isUnread}>
      <Mark>Draft: </Mark>
      {draft}
    </Preview>
  );
}
