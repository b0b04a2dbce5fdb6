import { FilterBar } from '@portal/ui/FilterBar'
import { useQuery } from '../navigation/use-query.ts'
import type { ListFilter } from './ResourceList.tsx'

/** Filters for a page of figures. The choice is in the URL. */
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
