export interface Device {
  browser: string;
  system: string;
}

/** The first that matches. Browsers claim to be older ones too, so those that others claim to be come last. */
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

/** What a device says it is, in names that its owner knows. Only these are stored. A program is known by its own name. */
export function deviceOf(userAgent = ''): Device {
  const nameIn = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const program = /^(?!Mozilla\/)([\w.-]{1,40})\//.exec(userAgent)?.[1];
  return { browser: nameIn(browsers) ?? program ?? '', system: nameIn(systems) ?? '' };
}
