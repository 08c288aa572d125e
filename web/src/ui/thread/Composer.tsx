import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { hasKeyboard, pressedKey } from '../../lib/focus/keyboard';
import type { MessageDraft } from '../../lib/outbox/message-drafts';
import { COUNTER_FROM, MAX_MESSAGE_LENGTH } from '../../lib/outbox/message-length';
import { IconButton } from '../button/IconButton';
import { TextArea } from '../form/TextArea';
import { SendHorizontal } from '../icon/icons';
import { box, color, font, screen, space, tone } from '../theme/tokens';

const Root = styled.form`
  border-top: 1px solid ${color.border};
  padding: ${space[3]} ${space[5]};
  background: ${color.surface};
  ${screen.phone} {
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  }
`;

const Line = styled.div`
  ${box.flex(2)};
  align-items: end;
  & > :has(textarea) {
    ${box.grow};
  }
  /* A text needs the room. */
  &:has(textarea:not(:placeholder-shown)) [data-unless-text] {
    display: none;
  }
  max-width: 57rem;
  margin-inline: auto;
`;

const Left = styled.p<{ $isOver: boolean }>`
  max-width: 57rem;
  margin: ${space[1]} auto 0;
  color: ${({ $isOver }) => ($isOver ? tone('danger').text : color.textMuted)};
  ${font.size('tiny')};
`;

interface ComposerProps {
  /** The saved draft, updated while the user types. */
  draft: MessageDraft;
  /** True while messages are being sent; the user can still write and send the next one. */
  isPending: boolean;
  canSend: boolean;
  onSend: (content: string) => void;
  /** True if the text stays until the caller has stored it. */
  keepsText?: boolean;
  /** Called while the user writes. */
  onWriting?: () => void;
  /** True if there is more to send than the text, which then may be empty. */
  hasMore?: boolean;
  /** Stands above the text, such as the message that it answers. */
  above?: ReactNode;
  /** Stands before the text. */
  before?: ReactNode;
  /** Called after each change of the text or of the place in it. */
  onEdit?: (box: HTMLTextAreaElement, replace: Replace) => void;
  /** Returns true for a key press that has been handled. */
  onKey?: (event: KeyboardEvent) => boolean;
  /** Further attributes of the text field. */
  field?: ComponentProps<'textarea'>;
}

/** Replaces what stands between two places of the text. */
export type Replace = (from: number, to: number, by: string) => void;

/** Counts characters as the server does: an emoji counts as one. */
const lengthOf = (text: string) => [...text].length;

/** Enter or the button sends; Shift+Enter starts a new line (spec §2, §5). */
export function Composer(props: ComposerProps) {
  const { draft, isPending, canSend, onSend, onWriting, hasMore = false } = props;
  const [text, setText] = useState(draft.read);
  const box = useRef<HTMLTextAreaElement>(null);
  const content = text.trim();
  const left = content.length < COUNTER_FROM ? undefined : MAX_MESSAGE_LENGTH - lengthOf(content);
  const isReady = canSend && (content !== '' || hasMore) && (left ?? 0) >= 0;

  // Before the next key press: the first message to a person remounts the composer.
  useLayoutEffect(() => {
    if (hasKeyboard() && box.current) {
      box.current.focus();
      box.current.setSelectionRange(box.current.value.length, box.current.value.length);
    }
  }, []);

  const change = (next: string) => {
    setText(next);
    draft.write(next);
    if (next.trim() !== '') {
      onWriting?.();
    }
  };
  const edit = (area: HTMLTextAreaElement) =>
    props.onEdit?.(area, (from, to, by) => {
      // Unlike a new value, this keeps the caret in place.
      area.setRangeText(by, from, to, 'end');
      change(area.value);
      area.focus();
    });
  const send = () => {
    if (!isReady) return;
    onSend(content);
    if (!props.keepsText) change('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!props.onKey?.(event) && pressedKey(event) === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };

  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {props.above}
      <Line>
        {props.before}
        <TextArea
          {...props.field}
          ref={box}
          label="Message"
          hideLabel
          placeholder="Type a message..."
          rows={1}
          maxRows={6}
          enterKeyHint="send"
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            edit(currentTarget);
          }}
          onSelect={({ currentTarget }) => edit(currentTarget)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          variant="primary"
          label="Send message"
          icon={<SendHorizontal size={20} />}
          disabled={!isReady}
          aria-busy={isPending}
        />
      </Line>
      {left !== undefined && (
        <Left $isOver={left < 0} role="status">
          {left < 0
            ? `${(-left).toLocaleString('en')} characters too long`
            : `${left.toLocaleString('en')} characters left`}
        </Left>
      )}
    </Root>
  );
}
