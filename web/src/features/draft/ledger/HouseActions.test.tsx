import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { pageEnd } from '../../../lib/test/page-end';
import { fakeDraft } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

const action = (id: number) => ({
  __typename: 'HouseAction',
  ...{ id: String(id), at: '2027-11-01T18:00:00.000Z' },
  sentence: [
    { __typename: 'SentencePart', text: `Ada Keller did thing ${id} on `, date: null, until: null },
    { __typename: 'SentencePart', text: '1 November', date: '2027-11-01', until: null },
  ],
});
const page = (ids: number[], nextCursor: string | null) => ({
  houseActions: { __typename: 'HouseActionPage', items: ids.map(action), ...pageEnd(nextCursor) },
});

const open = (houseActions: NonNullable<Handlers[string]>) =>
  renderDraft({ draft: fakeDraft(), search: '&tab=fairness', server: { houseActions } });

it('lists what administrators did, newest first, and older pages below', async () => {
  const { user, callsOf, container } = open(({ before }) =>
    before ? page([1], null) : page([3, 2], '2'),
  );
  const list = await screen.findByRole('list', { name: 'What administrators did' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Show older actions' }));
  await screen.findByText('Ada Keller did thing 1 on 1 Nov 2027');
  const shown = within(list).getAllByText(/did thing/);
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    [3, 2, 1].map((id) => `Ada Keller did thing ${id} on 1 Nov 2027`),
  );
  expect(callsOf('houseActions').at(-1)).toMatchObject({ before: '2' });
  expect(screen.queryByRole('button', { name: 'Show older actions' })).not.toBeInTheDocument();
});

it('says that there is nothing yet, and what could not be loaded', async () => {
  open(() => page([], null));
  expect(await screen.findByText('No administrator has done anything here yet.')).toBeVisible();
});

it('offers a retry after a loading error', async () => {
  let isBroken = true;
  const { user } = open(() => {
    if (isBroken) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
    return page([7], null);
  });
  await screen.findByText('The actions of administrators could not be loaded.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ada Keller did thing 7 on 1 Nov 2027')).toBeVisible();
});
