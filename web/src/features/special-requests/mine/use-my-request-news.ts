import {
  MyRequestChangesDocument,
  MyRequestDocument,
  MyRequestsDocument,
} from '../../../generated/graphql';
import { useLive } from '../../../lib/live/use-live';
import { useFresh } from '../use-fresh';

/** Keeps the user's displayed requests up to date; returns the ids of recently changed ones. */
export function useMyRequestNews(): ReadonlySet<string> {
  const { fresh, note } = useFresh();
  useLive(MyRequestChangesDocument, {
    reread: [MyRequestsDocument, MyRequestDocument],
    onEvent: ({ id }) => note(id),
  });
  return fresh;
}
