/** A mean and its noise: the standard error. */
export interface Figure {
  mean: number;
  noise: number;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);
export const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** The mean of samples that are independent of each other, one per house. */
export function figureOf(samples: readonly number[]): Figure {
  const mean = meanOf(samples);
  const squares = samples.map((one) => (one - mean) ** 2);
  const noise = Math.sqrt(sum(squares) / Math.max(1, samples.length - 1) / samples.length);
  return { mean, noise };
}

/**
 * How far the best column lies above the worst, by their means over all rows; its noise is that of
 * the difference of these two columns. A row is a house.
 */
export function gapOf(rows: readonly (readonly number[])[]): Figure {
  const columns = rows[0]?.map((_, column) => meanOf(rows.map((row) => row[column] ?? 0))) ?? [];
  const best = columns.indexOf(Math.max(...columns));
  const worst = columns.indexOf(Math.min(...columns));
  return figureOf(rows.map((row) => (row[best] ?? 0) - (row[worst] ?? 0)));
}

/** '4.7 ± 0.3'. */
export const written = ({ mean, noise }: Figure, digits = 1): string =>
  `${mean.toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1')} ± ${noise.toFixed(digits)}`;
