import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'

/** Names a budget version: "current", "baseline" with its date, or its date and time. */
export const useVersionName = ({ baseline_at }: Pick<BudgetComparison, 'baseline_at'>) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  return (version: string): string => {
    if (version === 'now') return t('version_now')
    if (version !== 'baseline') return formatDate(version, 'datetime', language)
    return baseline_at ? t('version_baseline', { date: formatDate(baseline_at, 'date', language) }) : t('baseline')
  }
}
