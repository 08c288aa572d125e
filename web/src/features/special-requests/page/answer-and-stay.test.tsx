import { screen } from '@testing-library/react';
import { detailed, openRequestPage as open } from '../../../app/admin/test/open-request-page';
import { aRequest, surroundings } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

const answerField = () => screen.findByRole('textbox', { name: /^Answer Uma/ });
const FULFIL = 'Send answer and mark fulfilled';

describe('on a desk', () => {
  onADesk();

  test('an answer that settles a request is sent with its status, and the status can be undone', async () => {
    const { user, callsOf, container } = await open({
      updateRequestStatus: ({ input }) => {
        const { status } = input as { status: 'fulfilled' };
        return { updateSpecialRequestStatus: aRequest('1', { status, version: 5 }) };
      },
    });
    await user.type(await answerField(), 'Dear {{guest}, done.');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: FULFIL }));
    await expectToast('Answer sent', 'The request is marked fulfilled.');
    const sent = { id: '1', status: 'fulfilled', notes: 'Dear Uma, done.', expectedVersion: 4 };
    expect(callsOf('updateRequestStatus')).toEqual([{ input: sent }]);
    expect(callsOf('writeOnRequest')).toEqual([]);
    expect(await answerField()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Status Updated');
    const undone = { id: '1', status: 'pending', expectedVersion: 5 };
    expect(callsOf('updateRequestStatus').at(-1)).toEqual({ input: undone });
  });

  test('the answer stays in its field if the status cannot be set', async () => {
    const { user } = await open({
      updateRequestStatus: () => {
        throw new Refusal('The server is away.', 'INTERNAL_SERVER_ERROR');
      },
    });
    await user.type(await answerField(), 'Done.');
    await user.click(screen.getByRole('button', { name: FULFIL }));
    await expectToast('Update Failed');
    expect(await answerField()).toHaveValue('Done.');
  });

  test('neither a note nor the answer to a closed request marks it fulfilled', async () => {
    const { user } = await open({ requestDetails: () => detailed({ status: 'fulfilled' }) });
    await user.type(await answerField(), 'Done.');
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: FULFIL })).toBeNull();
  });

  test('the stay that a request is about leads to its week in the calendar', async () => {
    const nextStay = {
      ...{ __typename: 'RequestStay' as const, year: 2027, week: 30, hasBegun: false },
      ...{ startDate: '2027-07-24', endDate: '2027-07-31' },
    };
    await open({ requestSurroundings: () => surroundings({ nextStay }) });
    const link = await screen.findByRole('link', { name: 'Week 30, 24–31 Jul 2027' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/calendar\?property=1&year=2027/),
    );
    expect(screen.getByText('Their next stay')).toBeVisible();
  });
});
