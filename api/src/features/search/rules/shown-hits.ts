/**
 * How many hits of each kind a search shows. The server answers with one more where there are more,
 * so that the reader learns of it; counting them all would read every row that matches.
 */
export const SHOWN_HITS = { PROPERTY: 6, PERSON: 6, REQUEST: 4, SHARE: 3, WEEK: 3 } as const;
