import {
  type AdminRequestsQueryVariables,
  useRequestAssigneesQuery,
} from '../../../generated/graphql';
import { fullName } from '../../../lib/text/names';
import type { IdFilter } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { choice, type Filter, type FilterValues, recordFilter } from '../../../ui/list/filter';
import { categoryOptions, periodOptions, priorityOptions } from '../request-text';
import { assigneeVariables, assignmentOptions } from './assignment';

/** Administrators as select options, by id. */
export function useAssigneeOptions() {
  const { data } = useRequestAssigneesQuery({ fetchPolicy: 'cache-and-network' });
  return (data?.specialRequestAssignees ?? []).map((person) => ({
    value: person.id,
    label: fullName(person),
  }));
}

function AssigneeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const options = [...assignmentOptions, ...useAssigneeOptions()];
  return <Select label="Assignee" onValueChange={onChange} {...{ value, options }} />;
}

const assigneeFilter: Filter<ReturnType<typeof assigneeVariables>> = {
  valueOf: assigneeVariables,
  field: (value, onChange) => <AssigneeField {...{ value, onChange }} />,
};

/** The filters of the lists of all four tabs. */
export const requestFilters = (UserFilter: IdFilter, PropertyFilter: IdFilter) => ({
  person: recordFilter('Guest', UserFilter),
  property: recordFilter('Property', PropertyFilter),
  category: choice('Category', categoryOptions, { none: 'All categories' }),
  priority: choice('Priority', priorityOptions, { none: 'All priorities' }),
  assignee: assigneeFilter,
  made: choice('Made', periodOptions, { none: 'Any time' }),
});

export type RequestFilters = ReturnType<typeof requestFilters>;

/** The filters as query variables. */
export const whereRequests = ({
  person,
  property,
  assignee,
  ...others
}: FilterValues<RequestFilters>) =>
  ({
    ...{ ...others, ...assignee, userId: person, propertyId: property },
  }) satisfies AdminRequestsQueryVariables;
