import { screen } from '@testing-library/react';
import { Refusal } from '../../../lib/test/fake-server';
import { notAgreed, renderDraft } from '../test/render-draft';

const agreed = {
  __typename: 'AgreedYear',
  ...{ reason: 'As each year', agreedByName: 'Ada Keller', agreedAt: '2027-05-02T10:00:00.000Z' },
};
const agreedYear = ({ year }: Record<string, unknown>) => ({
  calendar: { ...notAgreed(year).calendar, agreed },
});

it('says who agreed on a year outside, and why, to owners as well', async () => {
  renderDraft({ draft: null, server: { agreedYear } });
  expect(
    await screen.findByRole('heading', { name: '2028 is agreed outside Fairweek' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Marked by Ada Keller on .*2027: “As each year”$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /agreed/i })).not.toBeInTheDocument();
});

it('is agreed outside by an administrator with a reason, who takes that back as well', async () => {
  let isAgreed = false;
  const { user, callsOf } = renderDraft({
    ...{ draft: null, mayManage: true },
    server: {
      agreedYear: ({ year }) => (isAgreed ? agreedYear({ year }) : notAgreed(year)),
      agreeYear: () => {
        isAgreed = true;
        return { agreeYear: true };
      },
      unagreeYear() {
        throw new Refusal('2 weeks were given or claimed since.', 'CONFLICT', 'year');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Agreed outside…' }));
  const mark = await screen.findByRole('button', { name: 'Mark as agreed' });
  expect(mark).toBeDisabled();
  await user.type(screen.getByLabelText(/^Reason/), 'As each year');
  await user.click(mark);
  await user.click(await screen.findByRole('button', { name: 'Not agreed outside…' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'A mistake');
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('2 weeks were given or claimed since.')).toBeInTheDocument();
  const input = { propertyId: '7', year: 2028 };
  expect(callsOf('agreeYear')).toEqual([{ input: { ...input, reason: 'As each year' } }]);
  expect(callsOf('unagreeYear')).toEqual([{ input: { ...input, reason: 'A mistake' } }]);
});
