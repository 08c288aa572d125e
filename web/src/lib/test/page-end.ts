/** The end of a page by cursor; null on the last page. */
export const pageEnd = (endCursor: string | null) => ({
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
});
