import type { DateRange } from '@rules/reports';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { type LazyPart, useLazyPart } from '../../../lib/lazy-part';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { Field } from '../../../ui/form/Field';
import { controlStyle } from '../../../ui/form/field-style';
import { CalendarDays } from '../../../ui/icon/icons';
import { menuStyle } from '../../../ui/menu/menu-style';
import { Text } from '../../../ui/text/Text';
import { box, space } from '../../../ui/theme/tokens';
import { rangeText } from '../report-words';

const calendar: LazyPart<typeof import('./RangeCalendar').RangeCalendar> = {
  load: async () => (await import('./RangeCalendar')).RangeCalendar,
};

const Trigger = styled(Popover.Trigger)`
  ${controlStyle}
  ${box.row(2)};
  text-align: left;
`;
const Sheet = styled(Popover.Content)`
  ${menuStyle}
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  padding: ${space[3]};
  overflow: auto;
  outline: 0;
`;
interface Props {
  range: DateRange;
  onChange: (range: DateRange) => void;
  error: string | null;
}

/** A date range, picked from two months side by side, or from one on phones. */
export function DateRangeField({ range, onChange, error }: Props) {
  const [isOpen, setOpen] = useState(false);
  const Calendar = useLazyPart(calendar);
  const isDesk = useMediaQuery('(min-width: 48rem)');
  const titleId = useId();
  const text = rangeText(range);
  return (
    <Field label="Date Range" error={error}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Trigger {...control} aria-label={`Date Range: ${text}`}>
            <CalendarDays size={18} aria-hidden />
            {text}
          </Trigger>
          <Popover.Portal>
            <Sheet
              align="start"
              sideOffset={4}
              collisionPadding={8}
              aria-labelledby={titleId}
              onOpenAutoFocus={(event) => Calendar && event.preventDefault()}
            >
              <Text as="p" $size="small" id={titleId}>
                Pick a date range
              </Text>
              {Calendar === undefined && <LoadingState />}
              {Calendar === null && <p role="alert">The calendar could not be loaded.</p>}
              {Calendar && (
                <Calendar
                  range={range}
                  months={isDesk ? 2 : 1}
                  onPick={(picked) => {
                    onChange(picked);
                    setOpen(false);
                  }}
                />
              )}
            </Sheet>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
