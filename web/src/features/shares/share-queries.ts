import {
  AdminPropertiesDocument,
  AdminSharesDocument,
  AdminUsersDocument,
  FreeShareNumbersDocument,
  RotatingSharesDocument,
} from '../../generated/graphql';

/** What is read again once a share has changed hands, as far as it is on screen. */
export const QUERIES_OF_SHARES = [
  AdminSharesDocument,
  FreeShareNumbersDocument,
  AdminUsersDocument,
  AdminPropertiesDocument,
  RotatingSharesDocument,
];
