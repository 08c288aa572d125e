import styled from 'styled-components';
import {
  type RequestPartsFragment,
  type RequestStatus,
  useArchiveRequestMutation,
  useAssignRequestMutation,
  useUnarchiveRequestMutation,
  useUpdateRequestStatusMutation,
} from '../../../../generated/graphql';
import { Button } from '../../../../ui/button/Button';
import { Select } from '../../../../ui/choice/Select';
import { Archive, ArchiveRestore, RotateCcw } from '../../../../ui/icon/icons';
import { ExportSelected } from '../../../../ui/selection/ExportSelected';
import type { ListBar } from '../../../../ui/selection/matching';
import { SelectionBar } from '../../../../ui/selection/selection';
import { screen, space } from '../../../../ui/theme/tokens';
import { STATUSES, statusOptions } from '../../request-text';
import type { BulkAction } from '../lists/request-lists';
import { useAssigneeOptions } from '../request-filters';
import { useBulk, type Words } from './use-bulk';

const Choice = styled.div`
  width: 11rem;
  ${screen.phone} {
    flex: 1 1 7rem;
    button {
      padding-inline: ${space[2]};
    }
  }
`;

const BUTTONS = [
  { action: 'reopen', label: 'Reopen', Icon: RotateCcw },
  { action: 'archive', label: 'Archive', Icon: Archive },
  { action: 'unarchive', label: 'Unarchive', Icon: ArchiveRestore },
] as const;

/** Moves a request to the archive or out of it. */
type Move = (options: { variables: { id: string } }) => Promise<unknown>;

interface Props {
  actions: readonly BulkAction[];
  chosen: readonly RequestPartsFragment[];
  bar: ListBar;
}

/** Changes all selected requests as their list allows, or exports them; renders nothing without any. */
export function BulkBar({ actions, chosen, bar }: Props) {
  const [assign] = useAssignRequestMutation();
  const [update] = useUpdateRequestStatusMutation();
  const [archive] = useArchiveRequestMutation();
  const [unarchive] = useUnarchiveRequestMutation();
  const assignees = useAssigneeOptions();
  const { run, progress, stop } = useBulk<RequestPartsFragment>(bar.onClear);
  if (chosen.length === 0 && !progress) return null;

  const setAssignee = async (id: string, assigneeId: string | null, expectedVersion: number) => {
    const { data } = await assign({ variables: { id, assigneeId, expectedVersion } });
    return data?.assignSpecialRequest.version ?? expectedVersion;
  };
  const setStatus = async (id: string, status: RequestStatus, expectedVersion: number) => {
    const { data } = await update({ variables: { input: { id, status, expectedVersion } } });
    return data?.updateSpecialRequestStatus.version ?? expectedVersion;
  };
  const assignAll = (value: string) =>
    run({ done: 'assigned' }, chosen, async ({ id, assignee, version }) => {
      const next = await setAssignee(id, value === 'none' ? null : value, version);
      return () => setAssignee(id, assignee?.id ?? null, next);
    });
  const updateAll = (value: RequestStatus, done = `set to ${STATUSES[value].label}`) =>
    run({ done }, chosen, async ({ id, status, version }) => {
      const next = await setStatus(id, value, version);
      return () => setStatus(id, status, next);
    });
  const move = (words: Words, there: Move, back: Move) =>
    run(words, chosen, async ({ id }) => {
      await there({ variables: { id } });
      return () => back({ variables: { id } });
    });
  const changes = {
    reopen: () => updateAll('pending', 'reopened'),
    archive: () => move({ done: 'archived', undone: 'unarchived' }, archive, unarchive),
    unarchive: () => move({ done: 'unarchived', undone: 'archived again' }, unarchive, archive),
  };
  const isBusy = progress !== undefined;
  return (
    <SelectionBar
      text={progress ? `${progress.done} of ${progress.total} done…` : `${chosen.length} selected`}
      {...(isBusy ? { isBusy, onClear: bar.onClear } : bar)}
    >
      {actions.includes('assign') && (
        <Choice>
          <Select
            label="Assign to"
            hideLabel
            placeholder="Assign to…"
            value=""
            disabled={isBusy}
            onValueChange={assignAll}
            options={[{ value: 'none', label: 'No one' }, ...assignees]}
          />
        </Choice>
      )}
      {actions.includes('status') && (
        <Choice>
          <Select
            label="Set status"
            hideLabel
            placeholder="Set status…"
            value=""
            disabled={isBusy}
            onValueChange={(value) => updateAll(value)}
            options={statusOptions}
          />
        </Choice>
      )}
      {BUTTONS.filter(({ action }) => actions.includes(action)).map(({ action, label, Icon }) => (
        <Button
          key={action}
          variant="secondary"
          busy={isBusy}
          icon={<Icon size={18} aria-hidden />}
          onClick={changes[action]}
        >
          {label}
        </Button>
      ))}
      {isBusy ? (
        <Button variant="secondary" onClick={stop}>
          Stop
        </Button>
      ) : (
        <ExportSelected table="requests" rows={chosen} />
      )}
    </SelectionBar>
  );
}
