import {
  AdminPropertiesDocument,
  AdminSharesDocument,
  AdminUsersDocument,
  FreeShareNumbersDocument,
  RotatingSharesDocument,
} from '../../generated/graphql';

/** The active queries to refetch after a share has changed owner. */
export const QUERIES_OF_SHARES = [
  AdminSharesDocument,
  FreeShareNumbersDocument,
  AdminUsersDocument,
  AdminPropertiesDocument,
  RotatingSharesDocument,
];
