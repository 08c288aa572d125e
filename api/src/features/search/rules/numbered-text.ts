/** A share or a week of properties that a text describes, as in 'Lakeside 7'. */
export interface NumberedText {
  /** Describes the properties. */
  property: string;
  /** 1 to 12; null if only a week can be meant. */
  share: number | null;
  /** 1 to 53; null if only a share can be meant. */
  week: number | null;
  /** The year of the week; null for the coming week of that number. */
  year: number | null;
}

const NUMBER = String.raw`(?:(?<kind>share|s|week|wk|w)\s*)?#?(?<digits>\d{1,2})(?:\s+(?<year>20\d\d))?`;
const AT_END = new RegExp(String.raw`^(?<property>.*?\S)\s+${NUMBER}$`, 'i');
const AT_START = new RegExp(String.raw`^${NUMBER}\s+(?<property>\S.*)$`, 'i');

/**
 * Reads 'Lakeside 7', 'Lakeside share 7', 'Lakeside week 30' and 'w30 2027 Lakeside'; null if the
 * text names no share or week. A number alone may mean either; with a year it means a week.
 */
export function numberedText(text: string): NumberedText | null {
  const words = text.trim();
  const {
    property = '',
    kind = '',
    digits,
    year,
  } = (words.match(AT_END) ?? words.match(AT_START))?.groups ?? {};
  const number = Number(digits);
  const isShare = /^s/i.test(kind);
  const isWeek = /^w/i.test(kind) || year !== undefined;
  const share = !isWeek && number >= 1 && number <= 12 ? number : null;
  const week = !isShare && number >= 1 && number <= 53 ? number : null;
  const isNamed = !/^(share|week)$/i.test(property);
  if (!isNamed || (share === null && week === null)) return null;
  return { property, share, week, year: year === undefined ? null : Number(year) };
}
