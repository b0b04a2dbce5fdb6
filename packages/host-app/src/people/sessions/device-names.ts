import type { Device } from '@portal/contract/people/users/devices'

/** Names of browsers, which are the same in every language. */
export const browserNames: Readonly<Record<Exclude<Device['browser'], 'other'>, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

/** Names of operating systems, which are the same in every language. */
export const systemNames: Readonly<Record<Exclude<Device['system'], 'other'>, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
}
