import styled from 'styled-components';
import {
  type AdminRequestsQueryVariables,
  type RequestCategory,
  type RequestPriority,
  useRequestAssigneesQuery,
} from '../../../generated/graphql';
import { fullName } from '../../../lib/names';
import type { Picker } from '../../../ui/form/picker';
import type { SearchOption } from '../../../ui/form/SearchSelect';
import { Select } from '../../../ui/form/Select';
import { space } from '../../../ui/theme/tokens';
import { categoryOptions, priorityOptions } from '../request-text';

export interface RequestFilters {
  property: SearchOption | null;
  category: RequestCategory | '';
  priority: RequestPriority | '';
  /** An id as text; '' for any assignee or none. */
  assignee: string;
}

export const NO_FILTERS: RequestFilters = {
  property: null,
  category: '',
  priority: '',
  assignee: '',
};

/** The filters as query variables. */
export const filterVariables = ({ property, category, priority, assignee }: RequestFilters) =>
  ({
    propertyId: property?.id ?? null,
    category: category || null,
    priority: priority || null,
    assigneeId: assignee || null,
  }) satisfies AdminRequestsQueryVariables;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space[3]};
  align-items: start;
`;

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
  onChange: (filters: RequestFilters) => void;
  PropertyPicker: Picker;
}

/** Filters the lists of all four tabs. */
export function RequestFilterBar({ filters, onChange, PropertyPicker }: Props) {
  const change = (changes: Partial<RequestFilters>) => onChange({ ...filters, ...changes });
  const assignees = useAssigneeOptions();
  return (
    <Grid role="group" aria-label="Filters">
      <PropertyPicker
        label="Property"
        value={filters.property}
        onChange={(property) => change({ property })}
      />
      <Select
        label="Category"
        value={filters.category}
        onValueChange={(category) => change({ category })}
        options={[{ value: '', label: 'All categories' }, ...categoryOptions]}
      />
      <Select
        label="Priority"
        value={filters.priority}
        onValueChange={(priority) => change({ priority })}
        options={[{ value: '', label: 'All priorities' }, ...priorityOptions]}
      />
      <Select
        label="Assignee"
        value={filters.assignee}
        onValueChange={(assignee) => change({ assignee })}
        options={[{ value: '', label: 'All assignees' }, ...assignees]}
      />
    </Grid>
  );
}
