import {
  type FailedMailsQueryVariables,
  useCapturedMailsQuery,
  useFailedMailsQuery,
  useResentMailsQuery,
} from '../../generated/graphql';
import { REFRESHED } from '../../lib/network/refresh';

const fetchPolicy = 'cache-and-network';

/** A page of failed emails, with what stands above it: all load together, so that nothing jumps. */
export function useMail({ first, offset, search }: FailedMailsQueryVariables) {
  const failed = useFailedMailsQuery({ variables: { first, offset, search }, fetchPolicy });
  const page = (failed.data ?? failed.previousData)?.adminFailedMails;
  const resent = useResentMailsQuery({ fetchPolicy });
  const captured = useCapturedMailsQuery({ skip: !page?.isCaptured, fetchPolicy, ...REFRESHED });
  const isLoading = [failed, resent, captured].some(({ data, loading }) => loading && !data);
  return {
    page,
    resent: resent.data?.adminResentMails ?? [],
    captured: captured.data?.adminCapturedMails,
    isLoading: isLoading && !failed.previousData,
    error: failed.error,
    refetch: failed.refetch,
  };
}
