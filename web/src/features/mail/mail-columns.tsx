import styled from 'styled-components';
import type { FailedMailPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { RotateCw, Trash2 } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { actionsColumn, type Column, column } from '../../ui/table/Table';
import { CellNote } from '../../ui/table/table-style';
import { DeskText } from '../../ui/text/hidden';

const Words = styled.div`
  max-width: 28rem;
  overflow-wrap: anywhere;
`;

const tries = (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`);

interface Actions {
  onResend: (mail: FailedMailPartsFragment) => void;
  onDismiss: (mail: FailedMailPartsFragment) => void;
  isBusy: boolean;
}

/** The columns of the failed emails table; the body is not shown. */
export const mailColumns = ({
  onResend,
  onDismiss,
  isBusy,
}: Actions): Column<FailedMailPartsFragment>[] => [
  column('Recipient', { onCard: 'title' }, ({ recipient, subject }) => (
    <Words>
      {recipient}
      <CellNote>{subject}</CellNote>
    </Words>
  )),
  column('Reason', { onCard: 'note' }, ({ lastError, attempts, requestId }) => (
    <Words>
      {lastError}
      <CellNote>{tries(attempts)}</CellNote>
      {requestId && <CellNote>Reference: {requestId}</CellNote>}
    </Words>
  )),
  column('Failed', { noWrap: true, onCard: 'fact' }, ({ failedAt }) => (
    <time dateTime={failedAt}>{momentText(failedAt)}</time>
  )),
  actionsColumn((mail) => (
    <Row $gap={2} $nowrap $justify="end">
      {mail.isTooOld ? (
        <CellNote>Too old to resend</CellNote>
      ) : (
        <Button
          size="small"
          variant="secondary"
          icon={<RotateCw size={16} aria-hidden />}
          aria-label={`Resend the email to ${mail.recipient}`}
          disabled={isBusy}
          onClick={() => onResend(mail)}
        >
          <DeskText>Resend</DeskText>
        </Button>
      )}
      <IconButton
        size="small"
        label={`Dismiss the email to ${mail.recipient}`}
        icon={<Trash2 size={18} />}
        onClick={() => onDismiss(mail)}
      />
    </Row>
  )),
];
