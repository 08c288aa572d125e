import { useRequestAssigneesQuery } from '../../../generated/graphql';
import { chosenOption } from '../../../lib/address/address-values';
import { fullName } from '../../../lib/text/names';
import type { IdFilter } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { categoryOptions, periodOptions, priorityOptions } from '../request-text';
import { assignmentOptions } from './assignment';
import type { RequestFilter, RequestFilters } from './request-filters';

/** Administrators as select options, by id. */
export function useAssigneeOptions() {
  const { data } = useRequestAssigneesQuery({ fetchPolicy: 'cache-and-network' });
  return (data?.specialRequestAssignees ?? []).map((person) => ({
    value: person.id,
    label: fullName(person),
  }));
}

interface Props {
  filters: RequestFilters;
  onChange: (filter: RequestFilter, value: string) => void;
  PropertyFilter: IdFilter;
  UserFilter: IdFilter;
}

/** Filters the lists of all four tabs. */
export function RequestFilterFields({ filters, onChange, PropertyFilter, UserFilter }: Props) {
  const assignees = useAssigneeOptions();
  return (
    <>
      <UserFilter label="Guest" value={filters.person} onChange={(id) => onChange('person', id)} />
      <PropertyFilter
        label="Property"
        value={filters.property}
        onChange={(id) => onChange('property', id)}
      />
      <Select
        label="Category"
        value={chosenOption(categoryOptions, filters.category)}
        onValueChange={(category) => onChange('category', category)}
        options={[{ value: '', label: 'All categories' }, ...categoryOptions]}
      />
      <Select
        label="Priority"
        value={chosenOption(priorityOptions, filters.priority)}
        onValueChange={(priority) => onChange('priority', priority)}
        options={[{ value: '', label: 'All priorities' }, ...priorityOptions]}
      />
      <Select
        label="Assignee"
        value={filters.assignee}
        onValueChange={(assignee) => onChange('assignee', assignee)}
        options={[...assignmentOptions, ...assignees]}
      />
      <Select
        label="Made"
        value={chosenOption(periodOptions, filters.made)}
        onValueChange={(made) => onChange('made', made)}
        options={[{ value: '', label: 'Any time' }, ...periodOptions]}
      />
    </>
  );
}
