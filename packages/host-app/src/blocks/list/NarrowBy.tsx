import { FilterBar } from '@portal/ui/FilterBar'
import { useQuery } from '../navigation/use-query.ts'
import type { ListFilter } from './ResourceList.tsx'

/** What a page of figures can be narrowed by; the choice is in the URL. */
export const NarrowBy = ({ filters }: { filters: readonly ListFilter[] }) => {
  const { get, set } = useQuery()
  return (
    <FilterBar
      filters={filters.map(filter => ({
        ...filter,
        value: get(filter.id) ?? null,
        onChange: value => set({ [filter.id]: value ?? undefined }),
      }))}
    />
  )
}
