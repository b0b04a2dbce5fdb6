import { useToday } from '../../blocks/api/use-installation.ts'
import type { ListFilter } from '../../blocks/list/ResourceList.tsx'
import { usePeriodTexts } from '../../core/texts/programmes.ts'

const BEFORE = 4
const AFTER = 1

/** Years as a filter, including the one in the URL. */
export const useYearFilter = (named: string | undefined): ListFilter => {
  const t = usePeriodTexts()
  const now = Number(useToday().slice(0, 4))
  const near = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) => String(now + AFTER - at))
  const years = named && /^\d{4}$/.test(named) && !near.includes(named) ? [...near, named] : near
  return { id: 'year', label: t('year'), options: years.map(value => ({ value, label: value })) }
}
