/** Lets the browser be in a time zone until the test ends. */
export function browserIsIn(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
}
