const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** Lets the browser be in a time zone until the test ends. */
export function browserIsIn(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ ...options, timeZone });
}

afterEach(() => {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
});
