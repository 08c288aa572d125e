import { type RequestPartsFragment, useAssignRequestMutation } from '../../../generated/graphql';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Select } from '../../../ui/choice/Select';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { DESK } from '../../../ui/theme/tokens';
import { REQUEST_QUERIES } from './alerts/live-requests';
import { useAssigneeOptions } from './request-filters';

interface Props {
  request: RequestPartsFragment;
  /** Called with the version that the request has then. */
  onAssigned?: (version: number) => void;
}

/** Assigns a request to an administrator; another administrator's change is not overwritten. */
export function AssigneeSelect({ request: { id, assignee, version }, onAssigned }: Props) {
  const [assign] = useAssignRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const options = useAssigneeOptions();
  const isDesk = useMediaQuery(DESK);
  const give = (value: string) =>
    attempt({
      action: () =>
        assign({ variables: { id, assigneeId: value || null, expectedVersion: version } }),
      reread: REQUEST_QUERIES,
      success: { title: 'Assignee updated' },
      failure: { title: 'Update Failed', fallback: 'Failed to update assignee' },
      onDone: ({ data }) => data && onAssigned?.(data.assignSpecialRequest.version),
    });
  return (
    <Select
      label="Assignee"
      hint={isDesk ? 'Who handles it; guests do not see this.' : 'Not shown to guests'}
      value={assignee?.id ?? ''}
      onValueChange={give}
      disabled={isBusy}
      options={[{ value: '', label: 'No one' }, ...options]}
    />
  );
}
