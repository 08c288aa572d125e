import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { CheckOutScreen } from './CheckOutScreen';
import { LastCheckOut } from './LastCheckOut';

const left = {
  ...{ __typename: 'CheckOut', bookingId: '7', startDate: '2026-07-04', endDate: '2026-07-11' },
  ...{ byName: 'Olivia Marsh', at: '2026-07-11T08:00:00Z', note: 'The fridge is full.' },
  ...{ problems: ['The tap drips'], pictures: [], version: 1 },
  tasks: [
    { __typename: 'CheckOutTask', text: 'Strip the beds', isDone: true },
    { __typename: 'CheckOutTask', text: 'Close the shutters', isDone: false },
  ],
  readings: [{ __typename: 'MeterReading', meter: 'Water', reading: '121' }],
};
const form = {
  ...{ __typename: 'CheckOutForm', bookingId: '7', propertyId: '1', propertyName: 'Lake House' },
  ...{ startDate: '2026-07-04', endDate: '2026-07-11', checkOutTime: '10:00', time: 'NOW' },
  ...{ tasks: ['Strip the beds', 'Close the shutters'], listVersion: 3, checkOut: null },
  meters: [{ __typename: 'MeterReading', meter: 'Water', reading: '118' }],
};

/** Opens the page of a stay; the house answers with these changes. */
function open(changes: object = {}, checkOut: () => object = () => left) {
  let isOut = false;
  const answer = () => ({ ...form, ...changes, ...(isOut && { checkOut: left }) });
  return renderOnServer(
    <Routes>
      <Route path="/check-out/:bookingId" element={<CheckOutScreen />} />
    </Routes>,
    {
      checkOutForm: () => ({ checkOutForm: answer() }),
      checkOut: () => {
        const stored = checkOut();
        isOut = true;
        return { checkOut: stored };
      },
    },
    { route: '/check-out/7' },
  );
}

it('is ticked off, read and written, and shows what others will see', async () => {
  const user = userEvent.setup();
  const { container, callsOf } = open();
  expect(await screen.findByText(/out by 10:00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check out with 2 left to do' })).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'Strip the beds' }));
  await user.click(screen.getByRole('checkbox', { name: 'Close the shutters' }));
  await user.click(screen.getByRole('checkbox', { name: 'Close the shutters' }));
  expect(screen.getByText('Before your stay: 118')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Water' }), '121');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'The fridge is full.');
  await user.type(screen.getByRole('textbox', { name: 'Broken or missing' }), 'The tap drips\n ');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Check out with 1 left to do' }));
  expect(await screen.findByText('You have checked out')).toBeVisible();
  expect(callsOf('checkOut')).toEqual([
    {
      input: {
        ...{ bookingId: '7', listVersion: 3, done: ['Strip the beds'], readings: ['121'] },
        ...{ note: 'The fridge is full.', problems: ['The tap drips'], pictureIds: [] },
      },
    },
  ]);
  expect(screen.getByText('Close the shutters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(screen.getByRole('checkbox', { name: 'Strip the beds' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('The fridge is full.');
});

it('keeps what is entered in this browser until it is saved', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Strip the beds' }));
  await user.type(screen.getByRole('textbox', { name: 'Water' }), '121');
  unmount();
  const again = open();
  expect(await screen.findByRole('checkbox', { name: 'Strip the beds' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Water' })).toHaveValue('121');
  await user.click(screen.getByRole('button', { name: 'Check out with 1 left to do' }));
  expect(await screen.findByText('You have checked out')).toBeVisible();
  again.unmount();
  open();
  expect(await screen.findByRole('checkbox', { name: 'Strip the beds' })).not.toBeChecked();
});

it('keeps what is typed if the check-out is refused, and shows a list that has changed', async () => {
  const user = userEvent.setup();
  const { callsOf } = open({}, () => {
    const sentence = 'The checklist has just changed. Please look at it again.';
    throw new Refusal(sentence, 'CONFLICT', 'listVersion');
  });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Milk');
  await user.click(screen.getByRole('button', { name: /Check out with/ }));
  expect(await screen.findByText(/has just changed/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Milk');
  expect(callsOf('checkOutForm')).toHaveLength(2);
});

it('sends no more than ten problems, and none too long', async () => {
  const user = userEvent.setup();
  const { callsOf } = open();
  const field = await screen.findByRole('textbox', { name: 'Broken or missing' });
  const send = () => user.click(screen.getByRole('button', { name: /Check out with/ }));
  await user.type(field, 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk');
  await send();
  expect(screen.getByText(/at most 10/)).toBeVisible();
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(121));
  await send();
  expect(screen.getByText(/below 120/)).toBeVisible();
  expect(callsOf('checkOut')).toEqual([]);
});

it.each([
  ['NOT_YET', null, /Check out from .* on/],
  ['OVER', null, 'This stay is over'],
  ['OVER', left, 'You have checked out'],
])('has no form when the time is %s', async (time, checkOut, title) => {
  open({ time, checkOut });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows those who come next what is left, and nothing where no one has checked out', async () => {
  const { unmount } = renderOnServer(<LastCheckOut propertyId="1" />, {
    lastCheckOut: () => ({ lastCheckOut: left }),
  });
  const card = await screen.findByText('Left by those before you');
  expect(card).toBeVisible();
  expect(screen.getByText('The fridge is full.')).toBeVisible();
  expect(
    within(screen.getByText('Not done').parentElement as HTMLElement).getByText(
      'Close the shutters',
    ),
  ).toBeVisible();
  expect(screen.getByText(/Olivia Marsh/)).toBeVisible();
  unmount();
  const own = renderOnServer(<LastCheckOut propertyId="1" ownBookingId="7" />, {
    lastCheckOut: () => ({ lastCheckOut: left }),
  });
  await waitFor(() => expect(own.callsOf('lastCheckOut')).toHaveLength(1));
  expect(own.container).not.toHaveTextContent('Left by');
  own.unmount();
  const { container, callsOf } = renderOnServer(<LastCheckOut propertyId="1" />, {
    lastCheckOut: () => ({ lastCheckOut: null }),
  });
  await screen.findByTestId('address');
  expect(callsOf('lastCheckOut')).toHaveLength(1);
  expect(container).not.toHaveTextContent('Left by');
});
