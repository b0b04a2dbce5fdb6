import type { Device } from '@portal/contract/people/users/devices'

/** Browser names, which aren't translated. */
export const browserNames: Readonly<Record<Exclude<Device['browser'], 'other'>, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

/** Names of operating systems, which aren't translated. */
export const systemNames: Readonly<Record<Exclude<Device['system'], 'other'>, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
}
