import type { ImportPageQuery } from '../../../generated/graphql';

/** A row of an import. */
export type ImportRow = ImportPageQuery['importJob']['rows'][number];

/** The cells of a row, as they are corrected. */
export const cellsOf = ({
  firstName,
  lastName,
  email,
  property,
  location,
  shareText,
  yearText,
  weekText,
  arrivalText,
}: ImportRow) => ({
  ...{ firstName, lastName, email: email ?? '', property, location, shareNumber: shareText },
  ...{ year: yearText, week: weekText, arrival: arrivalText },
});

export type Cells = ReturnType<typeof cellsOf>;
