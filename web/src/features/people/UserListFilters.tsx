import type { AdminUsersQueryVariables } from '../../generated/graphql';
import { addressId, chosenOption } from '../../lib/address/address-values';
import type { IdFilter } from '../../ui/choice/picker';
import { Select } from '../../ui/choice/Select';
import { roleOptions } from './roles';

/** The filters of the list, by their names in the address. */
export const USER_FILTERS = ['access', 'role', 'shares', 'property'] as const;

export type UserListFilter = (typeof USER_FILTERS)[number];
type Filters = Record<UserListFilter, string>;

const ACCESS = [
  { value: '', label: 'Any' },
  { value: 'WITHOUT', label: 'Not set' },
  { value: 'INVITED', label: 'Invited' },
] as const;

const ROLES = [{ value: '', label: 'Any' }, ...roleOptions] as const;

const SHARES = [
  { value: '', label: 'Any' },
  { value: 'WITH', label: 'With shares' },
  { value: 'WITHOUT', label: 'Without shares' },
] as const;

function hasSharesOf(shares: string): boolean | null {
  const chosen = chosenOption(SHARES, shares);
  return chosen === '' ? null : chosen === 'WITH';
}

/** The filters as query variables; what is no such choice is left out. */
export const filterVariables = ({ access, role, shares, property }: Filters) =>
  ({
    access: chosenOption(ACCESS, access) || null,
    role: chosenOption(ROLES, role) || null,
    hasShares: hasSharesOf(shares),
    propertyId: addressId(property) ?? null,
  }) satisfies AdminUsersQueryVariables;

interface Props {
  filters: Filters;
  onChange: (filter: UserListFilter, value: string) => void;
  PropertyFilter: IdFilter;
}

/** Narrows the list of users by a property that they own a share of, password, role and shares. */
export function UserListFilters({ filters, onChange, PropertyFilter }: Props) {
  return (
    <>
      <PropertyFilter
        label="Property"
        value={filters.property}
        onChange={(id) => onChange('property', id)}
      />
      <Select
        label="Password"
        value={chosenOption(ACCESS, filters.access)}
        onValueChange={(access) => onChange('access', access)}
        options={ACCESS}
      />
      <Select
        label="Role"
        value={chosenOption(ROLES, filters.role)}
        onValueChange={(role) => onChange('role', role)}
        options={ROLES}
      />
      <Select
        label="Shares"
        value={chosenOption(SHARES, filters.shares)}
        onValueChange={(shares) => onChange('shares', shares)}
        options={SHARES}
      />
    </>
  );
}
