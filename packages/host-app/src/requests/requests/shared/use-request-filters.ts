import { type RequestKind, requestKinds, requestStates, requestTypes } from '@portal/contract/requests/request-records'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../core/texts/texts.ts'
import { useProjectFilter } from '../../../programmes/projects/shared/use-project-choices.ts'

const mine = ['waiting', 'own', 'signed'] as const

/** Filter by project. Empty if there are no projects to choose from. */
const useProjectFilters = (): readonly ListFilter[] => {
  const label = useRequestTexts()('project')
  const { isOffered, options, search } = useProjectFilter(useQuery().get('project_id'))
  return isOffered ? [{ id: 'project_id', label, options, search }] : []
}

const useStateFilter = (kind: RequestKind): ListFilter => {
  const t = useRequestTexts()
  // Employment requests have no delivered state.
  const states = requestStates.filter(state => state !== 'delivered' || kind === 'purchase_requests')
  const labelOf = (value: (typeof states)[number]) =>
    value === 'bought' ? t(`kinds.${kind}.bought`) : t(`states.${value}`)
  return { id: 'state', label: t('state'), options: states.map(value => ({ value, label: labelOf(value) })) }
}

/** Filters for one kind of request. */
export const useRequestFilters = (kind: RequestKind): readonly ListFilter[] => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  return [
    { id: 'mine', label: t('mine'), options: mine.map(value => ({ value, label: t(`mine_of.${value}`) })) },
    useStateFilter(kind),
    { id: 'type', label: t('type'), options: requestTypes.map(value => ({ value, label: signing(`types.${value}`) })) },
    ...useProjectFilters(),
  ]
}

/** Filters across both kinds. All requests that await a signature share one state, so that list has no state filter. */
export const useSignatureFilters = (part: 'waiting' | 'signed'): readonly ListFilter[] => {
  const t = useRequestTexts()
  const stateFilter = useStateFilter(oneOf(requestKinds, useQuery().get('kind')) ?? 'purchase_requests')
  const projectFilters = useProjectFilters()
  const kinds = requestKinds.map(value => ({ value, label: t(`kinds.${value}.one`) }))
  return [
    { id: 'kind', label: t('kind'), options: kinds },
    ...(part === 'signed' ? [stateFilter] : []),
    ...projectFilters,
  ]
}
