/** A table of figures; the first column names the row. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A part of docs/fairness.md: the laboratory writes it whole. */
export interface Section {
  /** The name that links lead to. */
  id: string;
  title: string;
  /** Paragraphs that say what was measured and how to read it. */
  text: string;
  tables: readonly Table[];
  /** The file name of its picture in docs/fairness, and its content. */
  chart?: { name: string; alt: string; svg: string };
}
