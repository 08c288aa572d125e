/** The label of a session whose browser does not identify itself. */
export const UNKNOWN_DEVICE = 'Unknown device';

type Name = readonly [pattern: RegExp, name: string];

// The first that matches counts: browsers also name those that they descend from.
const BROWSERS: readonly Name[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly Name[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are not of a browser. */
const MAX_CHARACTERS = 1_000;

const nameIn = (names: readonly Name[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a short name of the device behind a User-Agent, such as 'Firefox on Android'. */
export function deviceLabel(userAgent = ''): string {
  const text = userAgent.slice(0, MAX_CHARACTERS);
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
