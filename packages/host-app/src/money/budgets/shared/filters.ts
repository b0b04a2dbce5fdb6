import { month as monthField } from '@portal/contract/core/fields/fields'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'

const aMonth = monthField()

/**
 * Filters rows by month (YYYY-MM): one month, or all up to one. Months from the URL are always options, because money
 * can fall outside the project's period.
 */
export const useMonthFilters = (
  months: readonly string[],
  labels: { readonly month: string; readonly until: string },
): readonly ListFilter[] => {
  const { language } = useTextSource()
  const { get } = useQuery()
  const asked = [get('month'), get('until')].flatMap(given => aMonth.safeParse(given).data ?? [])
  const options = [...new Set([...months, ...asked])]
    .toSorted()
    .map(value => ({ value, label: formatDate(`${value}-01`, 'month', language) }))
  return [
    { id: 'month', label: labels.month, options },
    { id: 'until', label: labels.until, options },
  ]
}

/** A line or category as an option, labelled with code and name. */
export const lineChoice = ({ id, code, name }: { id: string; code: string; name: string }) => ({
  value: id,
  label: `${code} · ${name}`,
})

/** Filters by category and line. No options while the budget is loading. */
export const lineFilters = (
  budget: Budget | undefined,
  labels: { readonly category: string; readonly item: string },
): readonly ListFilter[] => [
  { id: 'category_id', label: labels.category, options: budget?.categories.map(lineChoice) ?? [] },
  { id: 'item_id', label: labels.item, options: budget?.items.map(lineChoice) ?? [] },
]
