import type { ReactNode } from 'react';
import styled from 'styled-components';
import { momentText } from '../../lib/dates/dates';
import { Button } from '../../ui/button/Button';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { ChevronLeft, ChevronRight } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlay/Dialog';
import { Facts } from '../../ui/text/Facts';
import { Links } from '../../ui/text/LinkedText';
import { Muted } from '../../ui/text/Text';
import { color, space } from '../../ui/theme/tokens';
import type { CapturedText, useCapturedTexts } from './use-captured-texts';

/** The text as it was sent: without markup nothing in it can act. */
const Text = styled.div`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Mail({ mail, path }: { mail: CapturedText; path: string }) {
  const { recipient, replyTo, createdAt, text, attachments } = mail;
  return (
    <Stack>
      <Facts
        facts={[
          ['To', recipient],
          ...(replyTo ? [['Reply to', replyTo] as const] : []),
          [
            'Written',
            <time key="written" dateTime={createdAt}>
              {momentText(createdAt)}
            </time>,
          ],
          ...attachments.map(
            ({ id, fileName, bytes }) =>
              [
                'File',
                <>
                  <a href={`${path}/files/${id}`}>{fileName}</a> ({Math.ceil(bytes / 1024)} KB)
                </>,
              ] as const,
          ),
        ]}
      />
      <Text>
        <Links text={text} />
      </Text>
    </Stack>
  );
}

type Props = ReturnType<typeof useCapturedTexts> & {
  id: string;
  /** Where the server shows captured emails. */
  path: string;
  onTurn: (id: string) => void;
  onClose: () => void;
};

/** One captured email to read, with the ones before and after it. */
export function CapturedMailDialog({ id, path, texts, error, refetch, onTurn, onClose }: Props) {
  const index = texts?.findIndex((it) => String(it.id) === id) ?? -1;
  const mail = texts?.[index];
  const turn = (label: string, to: CapturedText | undefined, icon: ReactNode) => (
    <Button
      variant="secondary"
      icon={icon}
      disabled={!to}
      onClick={() => to && onTurn(String(to.id))}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      onClose={onClose}
      title={mail?.subject ?? 'Captured mail'}
      footer={
        mail && (
          <>
            {turn('Newer', texts?.[index - 1], <ChevronLeft size={18} aria-hidden />)}
            {turn('Older', texts?.[index + 1], <ChevronRight size={18} aria-hidden />)}
          </>
        )
      }
    >
      {!texts && <NotLoaded {...{ error, refetch }} what="The mail" />}
      {texts && !mail && <Muted>This email is not among the latest that are kept.</Muted>}
      {mail && <Mail {...{ mail, path }} />}
    </Dialog>
  );
}
