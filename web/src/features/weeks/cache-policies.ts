import type { InMemoryCacheConfig } from '@apollo/client';

/**
 * Keeps the bookings of a year inside it in the Apollo cache: nothing else reads them, and 53
 * entries of their own would double the time until a phone shows the calendar.
 */
export const weekPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Booking: { keyFields: false },
};
