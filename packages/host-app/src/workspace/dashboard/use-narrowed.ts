import { readDashboard } from '@portal/contract/workspace/dashboard'
import { useListState } from '../../blocks/list/use-list-state.ts'

const names = ['donor_id', 'project_id', 'year'] as const

/** Filters from the URL, and a function that adds them to the URL of a list. */
export const useNarrowed = () => {
  const { input } = useListState(readDashboard, names, '')
  const given = names.flatMap(name => (input[name] ? [[name, input[name]]] : []))
  return {
    input,
    isNarrowed: given.length > 0,
    href: (page: string, filter: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams([...given, ...Object.entries(filter)]).toString()
      return `/staff/${page}${query && `?${query}`}`
    },
  }
}

export type Narrowed = ReturnType<typeof useNarrowed>
