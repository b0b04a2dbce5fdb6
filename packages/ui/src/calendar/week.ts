import { createContext, use } from 'react'

/** Two-letter code of the country that sets the first day of the week. Undefined leaves it to the language. */
export const RegionContext = createContext<string | undefined>(undefined)

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Countries of the portal's users where the week doesn't start on Monday. */
const firstDays: Readonly<Record<string, (typeof weekdays)[number]>> = {
  ...Object.fromEntries(
    ['SY', 'JO', 'IQ', 'EG', 'KW', 'BH', 'QA', 'OM', 'DZ', 'LY', 'SD', 'AF', 'IR'].map(one => [one, 'sat']),
  ),
  ...Object.fromEntries(['SA', 'YE', 'IL', 'US', 'CA', 'IN', 'PK', 'JP', 'BR'].map(one => [one, 'sun'])),
}

/** The first day of the week in the region. Monday for unknown regions, and undefined without a region. */
export const useFirstDay = () => {
  const region = use(RegionContext)
  return region ? (firstDays[region] ?? 'mon') : undefined
}
