import type dashboard from '../../locales/en/workspace/dashboard.json'
import type deletionImpact from '../../locales/en/workspace/deletion_impact.json'
import type history from '../../locales/en/workspace/history.json'
import type removals from '../../locales/en/workspace/removals.json'
import type reports from '../../locales/en/workspace/reports.json'
import type vitals from '../../locales/en/workspace/vitals.json'
import type waiting from '../../locales/en/workspace/waiting.json'
import { portalTextsOf } from './texts-of.tsx'

export const useDashboardTexts = portalTextsOf<typeof dashboard>('dashboard')

export const useDeletionImpactTexts = portalTextsOf<typeof deletionImpact>('deletion_impact')

export const useHistoryTexts = portalTextsOf<typeof history>('history')

export const useRemovalTexts = portalTextsOf<typeof removals>('removals')

export const useReportTexts = portalTextsOf<typeof reports>('reports')

export const useVitalTexts = portalTextsOf<typeof vitals>('vitals')

export const useWaitingTexts = portalTextsOf<typeof waiting>('waiting')
