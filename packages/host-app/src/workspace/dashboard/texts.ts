import { textsOf } from '../../core/texts/texts-of.tsx'
import type dashboard from '../../locales/en/dashboard.json'

/** Texts of the first page of staff. */
export const useDashboardTexts = textsOf<typeof dashboard>('dashboard')
