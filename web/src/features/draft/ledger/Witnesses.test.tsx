import { screen } from '@testing-library/react';
import { fakeDraft } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

const open = (draftWitnesses: object[]) =>
  renderDraft({
    draft: fakeDraft(),
    search: '&tab=fairness',
    server: { draftWitnesses: () => ({ draftWitnesses }) },
  });

it('says who has stamped the log up to which entry, with the stamps to download', async () => {
  const at = '2027-11-02T18:00:00.000Z';
  open([{ __typename: 'DraftWitness', signer: 'Clock of Time', seq: 12, at, count: 2 }]);
  const list = await screen.findByRole('list', { name: 'Time stamps' });
  expect(list).toHaveTextContent(/^Clock of Time: up to entry 12, on .* \(2 time stamps\)$/);
  expect(screen.getByRole('link', { name: 'Download the time stamps (JSON)' })).toHaveAttribute(
    'href',
    '/api/drafts/1/stamps',
  );
});

it('says what it means that no one stamps the log', async () => {
  open([]);
  expect(await screen.findByText(/^No one outside stamps this log/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Time stamps' })).not.toBeInTheDocument();
});
