import { VisuallyHidden } from '../text/hidden';

interface Props {
  /** The contents of the table, for screen readers. */
  label?: string;
  columns: readonly (string | number)[];
  /** The column of the present, marked as `data-now`. */
  now?: number;
}

/** The caption and the titles of the columns of a simple table. */
export function TableHead({ label, columns, now }: Props) {
  return (
    <>
      {label !== undefined && (
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-now={column === now || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
