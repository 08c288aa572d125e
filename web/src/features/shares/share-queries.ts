import {
  AdminPropertiesDocument,
  AdminSharesDocument,
  AdminUsersDocument,
  FreeShareNumbersDocument,
  RotatingSharesDocument,
} from '../../generated/graphql';

/** What is asked anew once a share has changed hands, as far as it is on the screen. */
export const QUERIES_OF_SHARES = [
  AdminSharesDocument,
  FreeShareNumbersDocument,
  AdminUsersDocument,
  AdminPropertiesDocument,
  RotatingSharesDocument,
];
