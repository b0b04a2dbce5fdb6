import { browsers, type Device, systems } from '@portal/contract/people/users/devices'

// The first match wins, because most browsers also name those that they descend from.
const browserMarks: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOpera\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

const systemMarks: readonly (readonly [RegExp, Device['system']])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
]

const first = <Name extends string>(marks: readonly (readonly [RegExp, Name])[], text: string, other: Name): Name =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? other

/** Reduces a user agent to a browser and a system from fixed lists. The full text would identify people. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: first(browserMarks, userAgent, 'other'),
  system: first(systemMarks, userAgent, 'other'),
})

/** Like `deviceOf`, for stored values. */
export const storedDevice = (row: { readonly browser: string; readonly system: string }): Device => ({
  browser: browsers.find(known => known === row.browser) ?? 'other',
  system: systems.find(known => known === row.system) ?? 'other',
})
