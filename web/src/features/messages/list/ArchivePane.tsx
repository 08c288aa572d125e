import styled from 'styled-components';
import { BackHeading } from '../../../ui/layout/BackHeading';
import { color, font, space } from '../../../ui/theme/tokens';
import { MailboxList } from './MailboxList';

const Heading = styled(BackHeading)`
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.border};
  h2 {
    ${font.size('body')};
  }
`;

/** Archived messages, shown in place of the tabs; a message's menu restores it. */
export function ArchivePane({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Heading title="Archive" backLabel="Back to the mailbox" onBack={onBack} />
      <MailboxList box="ARCHIVED" />
    </>
  );
}
