import type { CompanyDraftCountsQuery } from '../../../generated/graphql';
import { grouped } from '../../../lib/text/format';
import { Select } from '../../../ui/choice/Select';
import { STATES } from './draft-words';

/** Years that can be filtered by: the last two, this one and the next three. */
function yearOptions() {
  const now = new Date().getFullYear();
  const years = [-2, -1, 0, 1, 2, 3].map((by) => String(now + by));
  return [
    { value: '', label: 'All years' },
    ...years.map((year) => ({ value: year, label: year })),
  ];
}

export type DraftFilter = 'state' | 'year';
type Counts = CompanyDraftCountsQuery['companyDraftCounts'];

/** The states with their counts, once these are loaded; '' for all. */
const stateOptions = (counts: Counts | undefined) =>
  STATES.map(({ value, label }) => {
    if (value === 'ALL') return { value: '', label: 'All states' };
    const count = counts?.find(({ state }) => state === value)?.count;
    return { value, label: count === undefined ? label : `${label} (${grouped(count)})` };
  });

interface Props {
  filters: Record<DraftFilter, string>;
  onChange: (filter: DraftFilter, value: string) => void;
  /** For the choice of a state, where no tabs offer it. */
  withStates: boolean;
  counts: Counts | undefined;
}

/** Narrows the list of drafts by year, and on a phone by state. */
export function DraftListFilters({ filters, onChange, withStates, counts }: Props) {
  return (
    <>
      {withStates && (
        <Select
          label="State"
          value={filters.state}
          onValueChange={(next) => onChange('state', next)}
          options={stateOptions(counts)}
        />
      )}
      <Select
        label="Year"
        value={filters.year}
        onValueChange={(next) => onChange('year', next)}
        options={yearOptions()}
      />
    </>
  );
}
