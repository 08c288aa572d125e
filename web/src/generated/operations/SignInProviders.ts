import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const SignInProvidersDocument: PlainOperation<Types.SignInProvidersQuery, Types.SignInProvidersQueryVariables> = {"name":"SignInProviders","text":"query SignInProviders {\n  signInProviders {\n    id\n    name\n    __typename\n  }\n}","hash":"c75c6bfd777cd70141e2663272b30331e3cfe065d39f17b257f784be91eef5c4"};
export const useSignInProvidersQuery = (options?: PlainQueryOptions<Types.SignInProvidersQueryVariables>) => usePlainQuery(SignInProvidersDocument, options);