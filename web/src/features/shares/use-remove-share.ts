import { type AdminSharePartsFragment, useRemoveShareMutation } from '../../generated/graphql';
import { useAttempt } from '../../ui/use-attempt';
import { QUERIES_OF_SHARES } from './share-queries';

interface Words {
  success: string;
  failure: { title: string; fallback: string };
}

/** Takes a share from the owner whom the screen shows; refused once it has changed hands. */
export function useRemoveShare({ success, failure }: Words) {
  const [remove] = useRemoveShareMutation();
  const { attempt, isBusy } = useAttempt();
  const removeShare = ({ id, version, shareNumber, propertyName }: AdminSharePartsFragment) =>
    attempt({
      deed: () => remove({ variables: { id, version }, refetchQueries: QUERIES_OF_SHARES }),
      success: { title: success, description: `Share ${shareNumber} of ${propertyName} is free.` },
      failure,
    });
  return { removeShare, isBusy };
}
