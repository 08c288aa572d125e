interface Start {
  propertyId: string;
  startDate: string;
}

/** Where the calendar shows a stay: the month in which it begins. */
function stayPath({ propertyId, startDate }: Start) {
  const [year, month] = startDate.split('-').map(Number);
  return `/calendar?property=${propertyId}&year=${year}&view=month&month=${month}`;
}

/** The same with the week's dialog open, where it can be taken or its guests named. */
export const weekPath = (start: Start) => `${stayPath(start)}&week=${start.startDate}`;
