import {
  MyRequestChangesDocument,
  MyRequestDocument,
  MyRequestsDocument,
} from '../../../generated/graphql';
import { useLive } from '../../../kit/live/use-live';
import { useFresh } from '../use-fresh';

/** Keeps my requests on screen up to date; answers those that changed a moment ago. */
export function useMyRequestNews(): ReadonlySet<string> {
  const { fresh, note } = useFresh();
  useLive(MyRequestChangesDocument, {
    reread: [MyRequestsDocument, MyRequestDocument],
    onEvent: ({ id }) => note(id),
  });
  return fresh;
}
