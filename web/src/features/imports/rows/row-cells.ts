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
}: ImportRow) => ({
  ...{ firstName, lastName, email: email ?? '', property, location, shareNumber: shareText },
});

export type Cells = ReturnType<typeof cellsOf>;
