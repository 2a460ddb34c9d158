export interface Device {
  browser: string;
  /** Operating system. */
  system: string;
}

/** The first match wins. Many browsers also send the names of Chrome and Safari, so those names come last. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /^(?:(?!\bVersion\/).)*\bVersion\/\S+ .*\bSafari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Returns the browser and operating system under names that users recognize. For a program that is not a browser,
 * `browser` is the program's name.
 */
export function parseUserAgent(userAgent = ''): Device {
  const findName = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const program = /^(?!Mozilla\/)([\w.-]{1,40})\//.exec(userAgent)?.[1];
  return { browser: findName(browsers) ?? program ?? '', system: findName(systems) ?? '' };
}
