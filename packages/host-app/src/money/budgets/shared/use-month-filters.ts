import { month as monthField } from '@portal/contract/core/fields/fields'
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
