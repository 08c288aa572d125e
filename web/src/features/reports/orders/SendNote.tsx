import { KEPT_DAYS } from '@rules/reports';
import styled from 'styled-components';
import { useMailDelivery } from '../../../ui/feedback/MailCaveat';
import { color, weight } from '../../../ui/theme/tokens';

const Root = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

interface Props {
  /** Empty until it is entered. */
  recipient: string;
}

/** The recipients of the report, and when they get it. */
export function SendNote({ recipient }: Props) {
  const mail = useMailDelivery()?.state;
  const when =
    mail === 'WAITING' ? 'once mail is set up' : 'once they are made, usually within a minute';
  return (
    <Root>
      <b>Send Report</b> {mail === 'CAPTURED' ? 'captures an email with' : 'emails'} both files to{' '}
      <b>{recipient || 'the address that you enter'}</b> {when}; answers go to you.{' '}
      <b>Download Only</b> sends nothing. All administrators find the report under Latest reports
      for {KEPT_DAYS} days.
    </Root>
  );
}
