import { gotWords, hasGot, hasWishes, placeWords, type ShareYears, wishWords } from './years';

interface YearsTableProps {
  share: ShareYears;
  /** With wishes and weeks, where any year has them. */
  withWeeks?: boolean;
}

/** The same years in words: the places for screen readers, with wishes and weeks for paper. */
export function YearsTable({ share, withWeeks = false }: YearsTableProps) {
  const { years, thisYear, shareNumber } = share;
  const isWished = withWeeks && years.some(hasWishes);
  const isGiven = withWeeks && years.some(hasGot);
  return (
    <table aria-label={`Twelve years of share ${shareNumber}`}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Place</th>
          {isWished && <th scope="col">Wished</th>}
          {isGiven && <th scope="col">Got in the draft</th>}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td>
              {placeWords(year)}
              {!year.isHeld &&
                year.place !== null &&
                year.year > thisYear &&
                ', as the rotation stands today'}
            </td>
            {isWished && <td>{wishWords(year)}</td>}
            {isGiven && <td>{gotWords(year)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
