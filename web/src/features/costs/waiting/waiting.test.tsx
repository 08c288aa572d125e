import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { refuse } from '../../../lib/test/fake-server';
import { FakeCosts, receipt } from '../test/fake-costs';
import { dialog, list, renderCosts } from '../test/render-costs';

it('approves an expense with its receipt', async () => {
  const fake = new FakeCosts();
  fake.propose({ files: [receipt], supplier: 'Plumber Ott' });
  const { user, callsOf, container } = renderCosts(fake);
  const waiting = await list('Waiting');
  expect(waiting.getByText(/^Omar Haddad paid Plumber Ott on /)).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Receipt of “Tap in the kitchen”' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(waiting.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(callsOf('answerProposal')).toEqual([{ input: { id: '1', isApproved: true } }]);
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Waiting' })).not.toBeInTheDocument(),
  );
});

it('refuses a payment that did not arrive, with a reason that the other reads', async () => {
  const fake = new FakeCosts();
  fake.propose({ kind: 'PAYMENT', paidTo: '3', category: null, method: null, title: 'Boiler' });
  const { user, callsOf } = renderCosts(fake);
  const waiting = await list('Waiting');
  expect(waiting.getByText(/^Omar Haddad paid you on /)).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Yes, it arrived' })).toBeEnabled();
  await user.click(waiting.getByRole('button', { name: 'It did not arrive…' }));
  const question = await dialog('Refuse “Boiler”?');
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Nothing came');
  await user.click(question.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(callsOf('answerProposal')).toEqual([
    { input: { id: '1', isApproved: false, answer: 'Nothing came' } },
  ]);
});

it('withdraws one’s own, and shows why others were refused', async () => {
  const fake = new FakeCosts();
  const mine = { paidBy: '3', byName: 'Olivia Marsh', mayAnswer: false };
  fake.propose({ ...mine, isMine: true });
  fake.propose({ ...mine, title: 'Paint', status: 'REFUSED', answer: 'No receipt' });
  const { user, callsOf } = renderCosts(fake);
  const waiting = await list('Waiting');
  expect(waiting.getByText('Why: No receipt')).toBeVisible();
  expect(waiting.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await user.click(waiting.getByRole('button', { name: 'Withdraw…' }));
  expect(callsOf('withdrawProposal')).toEqual([]);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(callsOf('withdrawProposal')).toEqual([{ id: '1' }]);
});

it('says why an answer was refused', async () => {
  const fake = new FakeCosts();
  fake.propose({});
  const sentence = 'This has already been answered.';
  const { user } = renderCosts(fake, {
    server: { answerProposal: refuse(sentence, 'CONFLICT', 'id') },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
