import { act, screen, waitFor } from '@testing-library/react';
import { renderOnServer } from '../../../lib/test/render-data';
import { DraftNotes } from './DraftNotes';

type Summary = Parameters<typeof DraftNotes>[0]['drafts'][number];

const draft = (changes: Partial<Summary> = {}): Summary => ({
  ...{ id: '1', propertyId: '7', propertyName: 'Lake House', year: 2028, status: 'RUNNING' },
  deadline: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  ...{ turnShare: 8, timeZone: 'UTC', turnsBefore: 2, startsBy: null, weeks: [] },
  ...{ choosesFor: null, pausedBy: null, pauseReason: null },
  ...changes,
});

function show(drafts: Summary[]) {
  const refresh = jest.fn(async () => {});
  const { publish } = renderOnServer(<DraftNotes drafts={drafts} refresh={refresh} />, {});
  return { publish, refresh };
}

it('links to the draft in which it is my turn', () => {
  show([draft({ turnsBefore: 0 })]);
  const link = screen.getByRole('link', { name: /It is your turn to choose for 2028/ });
  expect(link).toHaveAttribute('href', '/draft?property=7&year=2028');
  expect(link).toHaveTextContent(/Lake House · (2 h 00|1 h 59) min left/);
});

it('shows what I have chosen so far', () => {
  show([draft({ weeks: [{ startDate: '2028-08-26', endDate: '2028-09-02' }] })]);
  expect(screen.getByRole('link')).toHaveTextContent(/2028 so far: 26 Aug – 2 Sept?/);
});

it('shows whose turn it is in an open draft', () => {
  show([draft()]);
  expect(screen.getByRole('link')).toHaveTextContent(/is under way.*share 8 chooses/);
});

it('names the owner for whom I choose, and counts the turns before my own', () => {
  show([draft({ choosesFor: 'Olivia Marsh', turnsBefore: 2, startsBy: '2028-01-08T18:00:00Z' })]);
  const link = screen.getByRole('link', { name: /You choose for Olivia Marsh for 2028/ });
  expect(link).toHaveAttribute('data-mine', 'true');
  expect(link).not.toHaveTextContent(/your turn to choose/);
  expect(link).toHaveTextContent(
    /Until .*2 turns before yours, about 8 Jan 2028 if everyone uses the full time/,
  );
});

it('names who paused a draft and why, and who chooses next', () => {
  const paused = { ...{ status: 'PAUSED' as const, deadline: null }, pausedBy: 'Ada Keller' };
  show([draft({ ...paused, pauseReason: 'A storm', turnsBefore: 0 })]);
  const link = screen.getByRole('link', { name: /The draft of 2028 is paused/ });
  expect(link).toHaveTextContent(/Lake House · you choose next.*Paused by Ada Keller: A storm/);
  expect(link).toHaveAttribute('data-mine', 'false');
});

it('does not mention planned drafts', () => {
  show([draft({ status: 'PLANNED' })]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('requests a refetch after an event', async () => {
  const { publish, refresh } = show([draft()]);
  const event = {
    ...{ draftId: '1', propertyId: '7', year: 2028, status: 'RUNNING', seq: 2, deadline: null },
    ...{ serverTime: '2027-11-01T00:00:00Z', head: null, entries: [] },
  };
  await waitFor(() =>
    act(() => expect(publish('myDraftEvents', { myDraftEvents: event })).toBe(1)),
  );
  expect(refresh).toHaveBeenCalledTimes(1);
});
