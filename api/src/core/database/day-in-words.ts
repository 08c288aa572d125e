/** SQL of a plain date in the form of dayText: 'Saturday, 3 July 2027'. */
export const dayInWords = (column: string) => `to_char(${column}, 'FMDay, FMDD FMMonth YYYY')`;
