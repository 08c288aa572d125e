/** Where the calendar shows a stay: the month in which it begins. */
export function stayPath({ propertyId, startDate }: { propertyId: string; startDate: string }) {
  const [year, month] = startDate.split('-').map(Number);
  return `/calendar?property=${propertyId}&year=${year}&view=month&month=${month}`;
}
