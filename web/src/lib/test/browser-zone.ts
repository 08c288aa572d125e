const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** Puts the browser in a time zone until the test ends. */
export function browserIsIn(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ ...options, timeZone });
}

/** Puts the browser back into the zone of this computer. */
export function browserIsHome(): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
}
