import styled from 'styled-components';
import { counted } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { useCopy } from '../../ui/feedback/use-copy';
import { Copy, MailX, RefreshCw } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { color, font, radius, space } from '../../ui/theme/tokens';

export const NO_SERVER = 'Mail is not set up';
/** The settings to add; “No email is sent.” is left out if the card of captured mail says so. */
export const setUpText = (isCaptured: boolean) =>
  `${isCaptured ? '' : 'No email is sent. '}Set SMTP_URL to your mail server and MAIL_FROM to the sender, then restart Fairweek: docs/run.md explains all settings.`;

const SET_UP_NOW = { title: 'Mail is set up', description: 'What waited is on its way.' };
const STILL_NOT = {
  title: 'Mail is still not set up',
  description: 'Restart Fairweek after you have changed its settings.',
};

const Settings = styled.pre`
  max-width: 100%;
  margin: 0 0 ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  ${font.size('small')};
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** As in `.env.example`, with the sender at this installation's own address. */
const settingsText = () =>
  `SMTP_URL=smtps://USER:PASSWORD@mail.example.com
MAIL_FROM="Fairweek <no-reply@${location.hostname}>"`;

interface Props {
  /** How many emails wait. */
  waiting: number;
  isCaptured: boolean;
  /** Reads again whether a mail server is set. */
  check: () => Promise<{ hasServer: boolean }>;
}

/** The settings that make email work, to copy and to check. */
export function MailSetUp({ waiting, isCaptured, check }: Props) {
  const copy = useCopy();
  const { attempt, isBusy } = useAttempt();
  const settings = settingsText();
  const kept = waiting > 0 ? ` ${counted(waiting, 'email')} will be sent then.` : '';

  const checkAgain = () =>
    attempt({
      action: check,
      success: ({ hasServer }) => (hasServer ? SET_UP_NOW : STILL_NOT),
      failure: { title: 'Could not check', fallback: 'Please try again.' },
    });

  return (
    <EmptyState
      icon={<MailX size={28} />}
      title={NO_SERVER}
      text={setUpText(isCaptured) + kept}
      action={
        <>
          <Settings aria-label="Settings to add">{settings}</Settings>
          <Row $gap={2} $justify="center">
            <Button
              variant="secondary"
              icon={<Copy size={18} aria-hidden />}
              onClick={() => copy('Settings', settings)}
            >
              Copy settings
            </Button>
            <Button
              variant="secondary"
              icon={<RefreshCw size={18} aria-hidden />}
              busy={isBusy}
              onClick={checkAgain}
            >
              Check again
            </Button>
          </Row>
        </>
      }
    />
  );
}
