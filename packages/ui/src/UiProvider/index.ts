export { RegionContext } from '../calendar/week.ts'
export { type Leads, type Navigate, useLinkClick } from './navigate.ts'
export { localeOf, UiProvider, type UiProviderProps } from './UiProvider.tsx'
