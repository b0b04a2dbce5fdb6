export { type Leads, type Navigate, useLinkClick } from './navigate.ts'
export { localeOf, UiProvider } from './UiProvider.tsx'
