import {
  defaultRange,
  MAX_CUSTOM_MESSAGE,
  type ReportDefinition,
  rangeRefusal,
} from '@rules/reports';
import { useState } from 'react';
import { today } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ReportPreview } from '../ReportPreview';
import { DateRangeField } from './DateRangeField';
import type { ReportOrders } from './use-report-orders';

interface Props extends Pick<ReportOrders, 'isBusy' | 'generate' | 'send'> {
  definition: ReportDefinition;
  onClose: () => void;
}

/** Chooses a report's date range and whether to download or send it (spec §2). */
export function GenerateReportDialog({ definition, isBusy, generate, send, onClose }: Props) {
  const [range, setRange] = useState(() => defaultRange(today()));
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const refusal = rangeRefusal(range);
  const recipientEmail = email.trim();
  const customMessage = message.trim();
  const input = { reportType: definition.id, dateRange: range };

  const downloadOnly = async () => {
    setSending(false);
    if (await generate(input)) onClose();
  };
  const submit = async () => {
    if (!recipientEmail || refusal || isBusy) return;
    setSending(true);
    const email = { recipientEmail, ...(customMessage && { customMessage }) };
    if (await send({ ...input, ...email })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      isUnsaved={recipientEmail !== '' || customMessage !== ''}
      title={`Generate ${definition.name}`}
      description={definition.description}
      footer={
        <>
          <LeaveButton onLeave={onClose}>Cancel</LeaveButton>
          <Button
            variant="secondary"
            disabled={isBusy || refusal !== null}
            busy={isBusy && !isSending}
            onClick={downloadOnly}
          >
            Download Only
          </Button>
          <Button
            type="submit"
            disabled={!recipientEmail || isBusy || refusal !== null}
            busy={isBusy && isSending}
          >
            Send Report
          </Button>
        </>
      }
    >
      <Stack>
        <DateRangeField range={range} onChange={setRange} error={refusal} />
        <TextField
          label="Send to Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          placeholder="board@example.com"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextArea
          label="Custom Message (optional)"
          maxLength={MAX_CUSTOM_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {refusal === null && <ReportPreview definition={definition} range={range} />}
      </Stack>
    </Dialog>
  );
}
