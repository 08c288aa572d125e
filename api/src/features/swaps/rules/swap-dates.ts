/** The two weeks of a swap, with dates as YYYY-MM-DD. */
export interface SwapDates {
  currentWeekStart: string;
  currentWeekEnd: string;
  preferredWeekStart: string;
  preferredWeekEnd: string;
}

/** Returns what is wrong with the dates of a swap, and in which field; null if they are valid. */
export function swapDatesRefusal(
  dates: SwapDates,
): { field: keyof SwapDates; message: string } | null {
  const { currentWeekStart, currentWeekEnd, preferredWeekStart, preferredWeekEnd } = dates;
  if (currentWeekEnd <= currentWeekStart) {
    return {
      field: 'currentWeekEnd',
      message: 'The current week must end after it starts.',
    };
  }
  if (preferredWeekEnd <= preferredWeekStart) {
    return {
      field: 'preferredWeekEnd',
      message: 'The preferred week must end after it starts.',
    };
  }
  if (currentWeekStart === preferredWeekStart && currentWeekEnd === preferredWeekEnd) {
    return {
      field: 'preferredWeekStart',
      message: 'The preferred week must differ from the current one.',
    };
  }
  return null;
}
