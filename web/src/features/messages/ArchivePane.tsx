import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../ui/IconButton';
import { color, size, space } from '../../ui/theme/tokens';
import { MailboxList } from './MailboxList';

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.border};
  h2 {
    font-size: ${size.body};
    &:focus {
      outline: 0;
    }
  }
`;

/** What was archived, in the place of the tabs; a message's menu moves it back. */
export function ArchivePane({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Bar>
        <IconButton
          label="Back to the mailbox"
          icon={<ArrowLeft size={20} />}
          size="small"
          onClick={onBack}
        />
        <h2 ref={heading} tabIndex={-1}>
          Archive
        </h2>
      </Bar>
      <MailboxList box="ARCHIVED" />
    </>
  );
}
