import { orderOf, overTwelve } from '@rules/rotation';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { type Handlers, Refusal } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { RotationScreen } from './RotationScreen';
import { fakeRotation } from './test/fake-rotation';

const OWNERS = ['Anna Berg', 'Ben Castor', 'Olivia Hart', null];

const rotation = (year: number) =>
  fakeRotation({ shares: [1, 2, 3, 4], mine: [3], owners: OWNERS, year });

interface Options {
  propertyId?: string | undefined;
  /** The year drafted next; then the address names none. */
  nextYear?: number | null;
  server?: Handlers;
}

function open({ server = {}, ...rest }: Options = {}) {
  const propertyId = 'propertyId' in rest ? rest.propertyId : '7';
  return renderOnServer(
    <RotationScreen propertyId={propertyId} switcher={null} nextYear={rest.nextYear} />,
    { rotation: ({ year }) => ({ rotation: rotation(Number(year)) }), ...server },
    { route: 'nextYear' in rest ? '/rotation' : '/rotation?year=2026' },
  );
}

it('shows the order of choice with reasons, and marks my place', async () => {
  const { container } = open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Place 1Share 3Olivia HartYouShare 3 has turn 1 in 2026\.$/);
  expect(second).toHaveTextContent(/^Place 2Share 4Vacant share/);
  expect(second).not.toHaveTextContent('You');
  expect(
    screen.getByText(/You choose first in 2026\. You choose first again in 2038\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/calendar?property=7&year=2026',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a whole cycle that matches the rule, with my row marked', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Places from 2026 to 2037' }));
  const mine = table.getByRole('row', { name: /You/ });
  const places = within(mine)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent));
  const years = Array.from({ length: 12 }, (_, index) => 2026 + index);
  expect(places).toEqual(
    years.map(
      (year) =>
        orderOf(overTwelve(2024), [1, 2, 3, 4], year).find((it) => it.shareNumber === 3)?.turn,
    ),
  );
  expect(mine).toHaveAttribute('data-mine', 'true');
  expect(table.getByRole('row', { name: /Anna Berg/ })).toHaveAttribute('data-mine', 'false');
});

it('says how the rotation goes on, who takes no part, and who set it when and why', async () => {
  const share = { __typename: 'AbsentShare', isMine: false };
  const { container } = open({
    server: {
      rotation: () => ({
        rotation: {
          ...rotation(2026),
          isHeld: true,
          explanation: 'So share 1 is first in 9 of 12 years.',
          absent: [
            { ...share, shareNumber: 5, ownerName: null, isVacant: true, isInactive: false },
            { ...share, shareNumber: 6, ownerName: 'Ed Fry', isVacant: false, isInactive: true },
            { ...share, shareNumber: 8, ownerName: 'Flo Gad', isVacant: false, isInactive: false },
          ],
          setting: {
            __typename: 'RotationSetting',
            ...{ year: 2024, reason: 'As voted', changedByName: 'Alice Admin' },
            changedAt: '2026-03-09T12:00:00.000Z',
          },
        },
      }),
    },
  });
  expect(await screen.findByText(/So share 1 is first in 9 of 12 years\./)).toBeVisible();
  expect(screen.getByText(/opened in this order, and it no longer changes/)).toBeVisible();
  const absent = within(screen.getByRole('list', { name: 'Not taking part' }));
  expect(absent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Share 5Vacant',
    'Share 6Ed Fry, inactive',
    'Share 8Flo Gad, no part that year',
  ]);
  expect(screen.getByText(/of 2024 was set by Alice Admin on .*2026: “As voted”/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('opens on the year that is drafted next, once that is known', async () => {
  const { callsOf } = open({ nextYear: 2028 });
  expect((await screen.findAllByText(/has turn \d+ in 2028/))[0]).toBeVisible();
  expect(callsOf('rotation')).toEqual([{ propertyId: '7', year: 2028 }]);
});

it('reads nothing until it is known which year is drafted next', () => {
  const { callsOf } = open({ nextYear: null });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rotation…');
  expect(callsOf('rotation')).toEqual([]);
});

it('navigates to the previous and the next year', async () => {
  const { callsOf } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Year 2027' }));
  expect(await screen.findByText(/Share 3 has turn 4 in 2027/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Year 2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Year 2025' }));
  expect(await screen.findByText(/Share 3 has turn 2 in 2025/)).toBeVisible();
  expect(callsOf('rotation').at(-1)).toEqual({ propertyId: '7', year: 2025 });
});

it('shows a skeleton while it loads', () => {
  open({ propertyId: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the rotation…');
});

it('shows an empty state when the property has no shares', async () => {
  open({ server: { rotation: () => ({ rotation: { ...rotation(2026), turns: [] } }) } });
  expect(await screen.findByText('No shares yet')).toBeVisible();
});

it('retries when it could not be loaded', async () => {
  let isDown = true;
  open({
    server: {
      rotation: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { rotation: rotation(2026) };
      },
    },
  });
  expect(await screen.findByText('The rotation could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Olivia Hart')).toBeVisible();
});

it('restricts access in the server’s words', async () => {
  const sentence = 'You do not own shares in this property';
  const { container } = open({
    server: {
      rotation: () => {
        throw new Refusal(sentence, 'FORBIDDEN');
      },
    },
  });
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('hides the order once the server refuses it', async () => {
  let isOwner = true;
  const { client } = open({
    server: {
      rotation: ({ year }) => {
        if (!isOwner) throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
        return { rotation: rotation(Number(year)) };
      },
    },
  });
  await screen.findByText('Olivia Hart');
  isOwner = false;
  await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.queryByText('Olivia Hart')).not.toBeInTheDocument();
});
