import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAdminPropertyQuery, useRequestAssigneesQuery } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-id';
import { chosenOption } from '../../../lib/address/chosen-option';
import { fullName } from '../../../lib/names';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { screen, space } from '../../../ui/theme/tokens';
import { categoryOptions, priorityOptions } from '../request-text';
import { assignmentOptions } from './assignment';
import type { RequestFilter, RequestFilters } from './request-filters';

const Toggle = styled.div`
  ${screen.desk} {
    display: none;
  }
`;

/** On a phone only as wanted: the list comes first. */
const Grid = styled.div<{ $open: boolean }>`
  display: grid;
  ${screen.phone} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
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

/** The property whose requests are shown; the address has its id alone. */
function useFilteredProperty(text: string) {
  const id = addressId(text);
  const { data } = useAdminPropertyQuery({ variables: { id: id ?? '' }, skip: !id });
  return id ? { id, label: data?.property.name ?? '…' } : null;
}

interface Props {
  filters: RequestFilters;
  onChange: (filter: RequestFilter, value: string) => void;
  PropertyPicker: Picker;
}

/** Filters the lists of all four tabs. */
export function RequestFilterBar({ filters, onChange, PropertyPicker }: Props) {
  const [isOpen, setOpen] = useState(() => Object.values(filters).some(Boolean));
  const assignees = useAssigneeOptions();
  const property = useFilteredProperty(filters.property);
  return (
    <>
      <Toggle>
        <Button
          variant="ghost"
          icon={<ListFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </Toggle>
      <Grid $open={isOpen} role="group" aria-label="Filters">
        <PropertyPicker
          label="Property"
          value={property}
          onChange={(next) => onChange('property', next?.id ?? '')}
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
      </Grid>
    </>
  );
}
