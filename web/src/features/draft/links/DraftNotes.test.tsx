import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { Observable, Subject } from 'rxjs';
import type { DraftsQuery } from '../../../generated/graphql';
import { renderUi } from '../../../kit/test/render';
import { DraftNotes } from './DraftNotes';

type Summary = DraftsQuery['drafts'][number];

const draft = (changes: Partial<Summary> = {}): Summary => ({
  ...{ id: 1, propertyId: 7, propertyName: 'Lake House', year: 2028, status: 'RUNNING' },
  deadline: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  ...{ opensAt: null, turnShare: 8, isMyTurn: false },
  ...changes,
});

function show(drafts: Summary[]) {
  const events = new Subject<object>();
  const link = new ApolloLink(
    () => new Observable((observer) => events.subscribe((data) => observer.next({ data }))),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const refresh = jest.fn(async () => {});
  renderUi(<DraftNotes drafts={drafts} refresh={refresh} />, {
    wrap: (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { events, refresh };
}

it('leads to the draft in which it is my turn', () => {
  show([draft({ isMyTurn: true })]);
  const link = screen.getByRole('link', { name: /It is your turn to choose for 2028/ });
  expect(link).toHaveAttribute('href', '/draft?property=7&year=2028');
  expect(link).toHaveTextContent(/Lake House · (2 h 00|1 h 59) min left/);
});

it('tells whose turn it is in a draft that is under way', () => {
  show([draft()]);
  expect(screen.getByRole('link')).toHaveTextContent(/is under way.*share 8 chooses/);
});

it('is silent about drafts that are planned or paused', () => {
  show([draft({ status: 'PLANNED' }), draft({ id: 2, status: 'PAUSED' })]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('asks to be read again when something happened', async () => {
  const { events, refresh } = show([draft()]);
  const event = {
    ...{ draftId: 1, propertyId: 7, year: 2028, status: 'RUNNING', seq: 2, deadline: null },
    ...{ serverTime: '2027-11-01T00:00:00Z', entries: [], __typename: 'DraftEvent' },
  };
  await act(async () => events.next({ myDraftEvents: event }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
