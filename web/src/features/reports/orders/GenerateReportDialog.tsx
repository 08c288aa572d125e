import {
  type DateRange,
  MAX_CUSTOM_MESSAGE,
  type ReportDefinition,
  rangeRefusal,
} from '@rules/reports';
import { useState } from 'react';
import styled from 'styled-components';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import type { Picker } from '../../../ui/choice/picker';
import { useMailCaveat } from '../../../ui/feedback/MailCaveat';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { box, screen, space } from '../../../ui/theme/tokens';
import { ReportPreview } from '../ReportPreview';
import { CoveredProperties } from './CoveredProperties';
import { DateRangeField } from './DateRangeField';
import { FormatChoice } from './FormatChoice';
import { USUAL_FORMATS } from './formats';
import { Periods } from './Periods';
import { SendNote } from './SendNote';
import type { ReportOrders } from './use-report-orders';

/** The parts that other features add to the Reports tab. */
export interface ReportParts {
  PropertyPicker: Picker;
}

interface Props extends ReportParts, Pick<ReportOrders, 'isBusy' | 'generate' | 'send'> {
  definition: ReportDefinition;
  range: DateRange;
  onRange: (range: DateRange) => void;
  /** The properties it covers; none for all. */
  propertyIds: readonly string[];
  onProperties: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The choices beside a preview of the result. */
const Sides = styled.div`
  ${box.grid(4)};
  align-items: start;
  ${screen.desk} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[5]};
  }
`;

/** Chooses a report's date range and whether to download or send it (spec §2). */
export function GenerateReportDialog({
  definition,
  range,
  onRange,
  propertyIds,
  onProperties,
  PropertyPicker,
  isBusy,
  generate,
  send,
  onClose,
}: Props) {
  const caveat = useMailCaveat('The report is sent once it is.');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [formats, setFormats] = useState(USUAL_FORMATS);
  const [isSending, setSending] = useState(false);
  const refusal = rangeRefusal(range);
  const recipientEmail = email.trim();
  const customMessage = message.trim();
  const input = {
    reportType: definition.id,
    dateRange: range,
    ...(propertyIds.length > 0 && { propertyIds: [...propertyIds] }),
  };

  const downloadOnly = async () => {
    setSending(false);
    if (await generate(input, formats)) onClose();
  };
  const submit = async () => {
    if (!recipientEmail || refusal || isBusy) return;
    setSending(true);
    const email = { recipientEmail, ...(customMessage && { customMessage }) };
    if (await send({ ...input, ...email })) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      onSubmit={submit}
      isUnsaved={recipientEmail !== '' || customMessage !== ''}
      size="large"
      title={`Generate ${definition.name}`}
      description={definition.description}
      footer={
        <>
          <LeaveButton onLeave={onClose}>Cancel</LeaveButton>
          <Button
            variant="secondary"
            disabled={isBusy || refusal !== null || formats.length === 0}
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
      <Sides>
        <Stack>
          <Periods range={range} onRange={onRange} />
          <DateRangeField range={range} onChange={onRange} error={refusal} />
          <CoveredProperties
            PropertyPicker={PropertyPicker}
            ids={propertyIds}
            onChange={onProperties}
          />
          <TextField
            label="Send to Email"
            type="email"
            pattern={EMAIL_PATTERN}
            autoComplete="off"
            maxLength={254}
            placeholder="board@example.com"
            hint={caveat}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextArea
            label="Custom Message (optional)"
            maxLength={MAX_CUSTOM_MESSAGE}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Stack>
        <Stack>
          <SendNote recipient={recipientEmail} />
          <FormatChoice chosen={formats} onChange={setFormats} />
          {refusal === null && <ReportPreview {...{ definition, range, propertyIds }} />}
        </Stack>
      </Sides>
    </Dialog>
  );
}
