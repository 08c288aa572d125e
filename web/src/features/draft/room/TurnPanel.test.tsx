import { screen } from '@testing-library/react';
import { fakeDraft } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

it.each([
  ['is calm before the last tenth of the window', 7, 'false'],
  ['asks for attention in the last tenth of the window', 5, 'true'],
])('the clock %s', async (_, minutes, isLate) => {
  const deadline = new Date(Date.now() + minutes * 60_000).toISOString();
  // The turn window is one hour.
  renderDraft({ draft: fakeDraft({ deadline }) });
  const timer = await screen.findByRole('timer');
  expect(timer.parentElement).toHaveAttribute('data-late', isLate);
});

it('says until when, by the clocks of the reader and of the house', async () => {
  const deadline = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
  renderDraft({ draft: fakeDraft({ deadline, timeZone: 'Pacific/Kiritimati' }) });
  expect(await screen.findByText(/^until .+ your time, .+ at the house$/)).toBeVisible();
});

it('says when the draft opens by both clocks', async () => {
  const opensAt = new Date(Date.now() + 30 * 60_000).toISOString();
  const planned = { opensAt, deadline: null, log: [], timeZone: 'Pacific/Kiritimati' };
  renderDraft({ draft: fakeDraft({ status: 'PLANNED', ...planned }) });
  expect(await screen.findByText(/^On .* your time, .* at the house\./)).toBeVisible();
});
