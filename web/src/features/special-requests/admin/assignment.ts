import type { AdminRequestsQueryVariables, RequestAssignment } from '../../../generated/graphql';
import { addressId, chosenOption } from '../../../lib/address/address-values';

const assignments: { value: RequestAssignment; label: string }[] = [
  { value: 'MINE', label: 'Assigned to me' },
  { value: 'NO_ONE', label: 'Unassigned' },
];

/** Choices of the assignee filter before the administrators by name. */
export const assignmentOptions = [{ value: '', label: 'All assignees' }, ...assignments];

/** The assignee filter as query variables: an administrator's id, an assignment, or nothing. */
export const assigneeVariables = (assignee: string) =>
  ({
    assigneeId: addressId(assignee) ?? null,
    assignment: chosenOption(assignments, assignee) || null,
  }) satisfies AdminRequestsQueryVariables;
