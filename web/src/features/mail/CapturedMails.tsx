import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { CapturedMailsQuery } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { useMailDelivery } from '../../lib/mail-delivery';
import { OutsideLink } from '../../ui/button/OutsideLink';
import { CapturedMailLink } from '../../ui/feedback/MailCaveat';
import { Card } from '../../ui/layout/Card';
import { DeskText } from '../../ui/layout/DeskText';
import { Muted } from '../../ui/layout/Muted';
import { color, screen, space } from '../../ui/theme/tokens';
import { MailList } from './mail-list';

/** Recipient, subject and time: beside each other on a desk, below each other on a phone. */
const Latest = styled(MailList)`
  ${screen.desk} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    }
  }
  ${screen.phone} {
    li {
      display: grid;
    }
    li + li {
      padding-top: ${space[3]};
      border-top: 1px solid ${color.border};
    }
  }
`;

/** Says that emails are captured instead of sent, with the latest of them. */
export function CapturedMails({
  mails,
}: {
  /** Undefined if they could not be read. */
  mails: CapturedMailsQuery['adminCapturedMails'] | undefined;
}) {
  const path = useMailDelivery()?.capturedPath;
  return (
    <Card
      title="Mail is captured, not sent"
      text="No mail server is set up, so every email is kept here instead."
      actions={
        path && (
          <OutsideLink size="small" href={path}>
            <ExternalLink size={16} aria-hidden />
            <span>
              Read<DeskText> captured mail</DeskText>
            </span>
          </OutsideLink>
        )
      }
    >
      {mails?.length === 0 && <Muted>No email has been written yet.</Muted>}
      <Latest aria-label="Latest captured mail">
        {mails?.map(({ id, recipient, subject, createdAt }) => (
          <li key={id}>
            <span>{recipient}</span>
            <span>
              <CapturedMailLink id={id}>{subject}</CapturedMailLink>
            </span>
            <small>
              <time dateTime={createdAt}>{momentText(createdAt)}</time>
            </small>
          </li>
        ))}
      </Latest>
    </Card>
  );
}
