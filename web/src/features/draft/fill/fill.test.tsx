import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { LAKE_HOUSE } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

const week = (number: number, isNew = true) => ({
  __typename: 'FilledWeek',
  ...{ week: number, startDate: '2028-07-01', endDate: '2028-07-08', season: 'PEAK', isNew },
});
const fillOf = (fingerprint = 'seen') => ({
  __typename: 'RotationFill',
  ...{ order: 'SERPENTINE', given: 3, left: 40, fingerprint },
  shares: [
    {
      __typename: 'FilledShare',
      ...{ shareNumber: 3, ownerName: 'Olivia Marsh', weeks: [week(27), week(9, false)] },
    },
    { __typename: 'FilledShare', shareNumber: 8, ownerName: null, weeks: [week(28), week(36)] },
  ],
});

async function openFill(server: Parameters<typeof renderDraft>[0]['server']) {
  const rendered = renderDraft({ draft: null, mayManage: true, server });
  await rendered.user.click(await screen.findByRole('button', { name: 'Fill by rotation…' }));
  return rendered;
}

it('shows the year by share, and gives it once with a reason', async () => {
  const fillByRotation = () => ({ fillByRotation: true });
  const { user, callsOf } = await openFill({
    ...{ rotationFill: () => ({ rotationFill: fillOf() }), fillByRotation },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Fill 2028 by rotation' });
  const [first, second] = within(dialog).getAllByRole('list')[0]?.children ?? [];
  expect(first).toHaveTextContent(/Olivia Marsh.*Week 27 · 1–8 Jul.*Week 9 · 1–8 Jul · has it/);
  expect(second).toHaveTextContent(/Vacant.*Week 28.*Week 36/);
  expect(dialog).toHaveTextContent('40 weeks stay open');
  expect(await axe(dialog)).toHaveNoViolations();
  const give = within(dialog).getByRole('button', { name: 'Give 3 weeks' });
  expect(give).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'As each year');
  await user.click(give);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(callsOf('fillByRotation')).toEqual([
    { input: { propertyId: LAKE_HOUSE, year: 2028, fingerprint: 'seen', reason: 'As each year' } },
  ]);
});

it('shows the year again if its weeks have changed since', async () => {
  let fingerprint = 'seen';
  const { user, callsOf } = await openFill({
    rotationFill: () => ({ rotationFill: fillOf(fingerprint) }),
    fillByRotation: ({ input }) => {
      if ((input as { fingerprint: string }).fingerprint === 'now') return { fillByRotation: true };
      fingerprint = 'now';
      throw new Refusal('The weeks of 2028 have changed since.', 'CONFLICT');
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Fill 2028 by rotation' });
  await user.type(await within(dialog).findByRole('textbox', { name: /Reason/ }), 'As each year');
  const give = within(dialog).getByRole('button', { name: 'Give 3 weeks' });
  await user.click(give);
  await waitFor(() => expect(callsOf('rotationFill')).toHaveLength(2));
  await user.click(give);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(callsOf('fillByRotation').at(-1)).toMatchObject({ input: { fingerprint: 'now' } });
});

it('says why a year cannot be filled', async () => {
  const rotationFill = () => {
    throw new Refusal('No week of 2028 is left to choose.', 'CONFLICT');
  };
  await openFill({ rotationFill });
  expect(await screen.findByText('No week of 2028 is left to choose.')).toBeVisible();
});

it('is of administrators alone', async () => {
  renderDraft({ draft: null });
  await screen.findByText('No draft is planned for 2028');
  expect(screen.queryByRole('button', { name: 'Fill by rotation…' })).not.toBeInTheDocument();
});
