import { useState } from 'react';
import styled from 'styled-components';
import { useRequestSwapMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { screen } from '../../../ui/theme/tokens';
import { NextSteps } from '../list/NextSteps';
import { SwapWeeks } from '../list/SwapWeeks';
import { EXCHANGED, useSwapForm } from '../use-swap-actions';
import { AskFields } from './AskFields';
import { NoteField } from './NoteField';
import { type Ask, useAsk } from './use-ask';
import { useGuestsCome } from './use-guests-come';
import { ValueHint } from './ValueHint';

/** On a phone the fields above say the same, and there is no room to say it twice. */
const OnDesks = styled.div`
  ${screen.phone} {
    display: none;
  }
`;

const ASKED = {
  title: 'Swap request sent',
  description: 'You will see the answer here and receive it by email.',
};

/** The missing choice, as a sentence; null once both weeks are chosen. */
function missingOf({ give, get }: Pick<ReturnType<typeof useAsk>, 'give' | 'get'>): string | null {
  if (!give)
    return get ? 'Choose the week you give.' : 'Choose the week you give and the one you want.';
  return get ? null : 'Choose the week you want.';
}

/**
 * Requests another week: which week to give, which to get, how they compare and what happens next.
 */
export function AskDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const choice = useAsk(ask);
  const { give, get, calendar, value, isAtOnce } = choice;
  const [isTooEarly, setTooEarly] = useState(false);
  const missing = missingOf(choice);
  const { guestsCome, question } = useGuestsCome(give);
  const [firstDay = ''] = [give, get].flatMap((week) => (week ? [week.startDate] : [])).sort();
  const [request] = useRequestSwapMutation();
  const form = useSwapForm({
    first: { note: '' },
    save: async ({ note }) => {
      if (!give || !get) return;
      const wanted = get.booking
        ? { targetBookingId: get.booking.id }
        : { year: calendar?.year ?? null, week: get.week };
      const swap = { bookingId: give.bookingId, ...wanted, guestsCome };
      await request({ variables: { input: { ...swap, note: note.trim() || null } } });
    },
    success: isAtOnce ? EXCHANGED : ASKED,
    failure: 'The week could not be asked for',
    onSaved: onClose,
  });
  const submit = () => {
    setTooEarly(missing !== null);
    if (!missing) void form.submit();
  };
  return (
    <FormDialog
      form={{ ...form, submit }}
      title="Ask to swap"
      description={calendar?.propertyName}
      submitLabel={isAtOnce ? 'Swap now' : 'Ask to swap'}
      disabled={choice.stays.length === 0}
      onClose={onClose}
    >
      {choice.stays.length === 0 ? (
        <Nothing choice={choice} />
      ) : (
        <Stack $gap={4}>
          <AskFields choice={choice} />
          {give && get && (
            <OnDesks>
              <SwapWeeks give={give} get={get} />
            </OnDesks>
          )}
          {value && <ValueHint value={value} />}
          {question}
          <NoteField label="Note (optional)" {...form.value('note')} />
          {isTooEarly && missing && <Notice message={missing} />}
          {get && <NextSteps firstDay={firstDay} ownerName={get.booking?.ownerName} {...choice} />}
        </Stack>
      )}
    </FormDialog>
  );
}

/** Shown while the user's weeks load, or when there are none. */
function Nothing({ choice: { isLoading, error } }: { choice: ReturnType<typeof useAsk> }) {
  if (isLoading) return <LoadingState />;
  if (error) return <Notice message={errorText(error, 'The weeks could not be loaded.')} />;
  return <p>You have no upcoming week here to give up for another.</p>;
}
