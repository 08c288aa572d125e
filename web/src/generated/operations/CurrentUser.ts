import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const CurrentUserDocument: PlainOperation<Types.CurrentUserQuery, Types.CurrentUserQueryVariables> = {"name":"CurrentUser","text":"query CurrentUser {\n  currentUser {\n    ...CurrentUserParts\n    __typename\n  }\n}\n\nfragment CurrentUserParts on CurrentUser {\n  id\n  firstName\n  lastName\n  email\n  userRole\n  isAdmin\n  isAdminSession\n  isFirstLogin\n  themeId\n  __typename\n}"};
export const useCurrentUserQuery = (options?: PlainQueryOptions<Types.CurrentUserQueryVariables>) => usePlainQuery(CurrentUserDocument, options);