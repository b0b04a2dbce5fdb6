import { textsOf } from '../../core/texts/texts-of.tsx'
import type dashboard from '../../locales/en/dashboard.json'

export const useDashboardTexts = textsOf<typeof dashboard>('dashboard')
