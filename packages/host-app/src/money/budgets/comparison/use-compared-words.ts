import type { BudgetComparison } from '@portal/contract/money/budgets/budget-versions'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useHistoryTexts } from '../../../core/texts/workspace.ts'
import type { ComparedRow } from './compared-rows.ts'

/** Names a compared line, its category, and its change in words. */
export const useComparedWords = ({ unchanged }: Pick<BudgetComparison, 'unchanged'>) => {
  const t = useMonitoringTexts()
  const history = useHistoryTexts()
  const { language } = useTextSource()
  const list = new Intl.ListFormat(language, { type: 'unit', style: language === 'ar' ? 'long' : 'short' })
  return {
    line: ({ line, weight }: ComparedRow): string => {
      if (line) return `${line.code} · ${line.name}`
      return weight === 'total' ? t('total') : t('unchanged_lines', { count: unchanged.lines })
    },
    category: ({ line }: ComparedRow): string => (line ? `${line.category.code} · ${line.category.name}` : ''),
    change: ({ line }: ComparedRow): string => {
      if (!line) return ''
      const { change, fields } = line
      const named = list.format(fields.map(field => history(`fields.${field}`)))
      return named ? t('changed_fields', { fields: named }) : t(`change_${change}`)
    },
  }
}
