import type dashboard from '../../locales/en/dashboard.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the first page of staff. */
export const useDashboardTexts = textsOf<typeof dashboard>('dashboard')
