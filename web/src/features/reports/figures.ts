/** One number of a picture, and what it is called. */
export interface Figure {
  id: string | number;
  name: string;
  value: number;
  /** What it is a part of; without one it stands alone. */
  total?: number;
  /** The number in words. */
  text: string;
}
