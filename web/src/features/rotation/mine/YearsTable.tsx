import { gotWords, placeWords, type ShareYears, wishWords } from './years';

/** The same years in words, for screen readers, for details and for paper. */
export function YearsTable({ share }: { share: ShareYears }) {
  return (
    <table aria-label={`Twelve years of share ${share.shareNumber}`}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Place</th>
          <th scope="col">Wished</th>
          <th scope="col">Got in the draft</th>
        </tr>
      </thead>
      <tbody>
        {share.years.map((year) => (
          <tr key={year.year} data-now={year.year === share.thisYear}>
            <th scope="row">{year.year}</th>
            <td>
              {placeWords(year)}
              {!year.isHeld && year.place !== null && <small>foreseen</small>}
            </td>
            <td>{wishWords(year) ?? '–'}</td>
            <td>{gotWords(year) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
