import type { AdminRequestsQueryVariables } from '../../../generated/graphql';
import { addressId, chosenOption } from '../../../lib/address/address-values';
import { categoryOptions, periodOptions, priorityOptions } from '../request-text';
import { assigneeVariables } from './assignment';

/** The filters of the request lists, by their names in the address. */
export const REQUEST_FILTERS = [
  'person',
  'property',
  'category',
  'priority',
  'assignee',
  'made',
] as const;

export type RequestFilter = (typeof REQUEST_FILTERS)[number];
export type RequestFilters = Record<RequestFilter, string>;

/** The filters as query variables; what is no such choice is left out. */
export const filterVariables = ({
  person,
  property,
  category,
  priority,
  assignee,
  made,
}: RequestFilters) =>
  ({
    userId: addressId(person) ?? null,
    propertyId: addressId(property) ?? null,
    category: chosenOption(categoryOptions, category) || null,
    priority: chosenOption(priorityOptions, priority) || null,
    made: chosenOption(periodOptions, made) || null,
    ...assigneeVariables(assignee),
  }) satisfies AdminRequestsQueryVariables;
