import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import type { Handlers } from '../../../lib/test/fake-server';
import { documentHandlers } from '../test/documents';
import { article, click, show } from '../test/show-documents';

describe('the history, for administrators', () => {
  const revision = {
    __typename: 'DocumentRevision',
    id: '5',
    title: 'Guide to the house',
    documentType: 'House guide',
    content: 'The password was **gull-41**.',
    accessLevel: 'owners',
    file: null,
    changedAt: '2026-03-09T12:00:00.000Z',
    changedBy: { __typename: 'Person', id: '1', firstName: 'Ada', lastName: 'Admin' },
  };
  const open = async (documentHistory: Handlers[string]) => {
    show({
      server: { ...documentHandlers(), documentHistory },
      isAdministrator: true,
      search: '&document=11',
    });
    await article();
    await click('History');
    return within(await screen.findByRole('dialog', { name: 'Document history' }));
  };

  it('shows what it said, who changed it and when', async () => {
    const dialog = await open(() => ({ documentHistory: [revision] }));
    expect(await dialog.findByText(/Changed on 9 Mar 2026.* by Ada Admin/)).toBeVisible();
    expect(dialog.getByText('gull-41')).toBeInTheDocument();
    expect(dialog.getByText('Owners only')).toBeInTheDocument();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('says when it has never been changed', async () => {
    const dialog = await open(() => ({ documentHistory: [] }));
    expect(await dialog.findByText('Never changed')).toBeVisible();
  });

  it('shows a loading error', async () => {
    const dialog = await open(() => {
      throw new TypeError('network');
    });
    expect(await dialog.findByText('Please try again.')).toBeVisible();
  });
});
