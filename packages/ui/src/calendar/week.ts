import { createContext } from 'react'

/** Where the week begins as it does: a country's two letters, such as `SY`; undefined leaves it to the language. */
export const RegionContext = createContext<string | undefined>(undefined)

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Where the week does not begin on Monday, as far as people of the portal live there. */
const firstDays: Readonly<Record<string, (typeof weekdays)[number]>> = {
  ...Object.fromEntries(
    ['SY', 'JO', 'IQ', 'EG', 'KW', 'BH', 'QA', 'OM', 'DZ', 'LY', 'SD', 'AF', 'IR'].map(one => [one, 'sat']),
  ),
  ...Object.fromEntries(['SA', 'YE', 'IL', 'US', 'CA', 'IN', 'PK', 'JP', 'BR'].map(one => [one, 'sun'])),
}

/** The first day of the week in a region; Monday where nothing else is known, undefined without a region. */
export const firstDayIn = (region: string | undefined) => (region ? (firstDays[region] ?? 'mon') : undefined)
