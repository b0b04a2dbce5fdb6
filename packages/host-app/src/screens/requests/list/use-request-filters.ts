import { type RequestKind, requestStates, requestTypes } from '@portal/contract/request_records'
import type { ListFilter } from '../../../blocks/list/ResourceList.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useProjectFilter } from '../../../parts/projects/use-project-choices.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { useSigningTexts } from '../../../texts/signing.ts'

const mine = ['waiting', 'own', 'signed'] as const

/** What a list of requests of a kind is narrowed by. */
export const useRequestFilters = (kind: RequestKind): readonly ListFilter[] => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const projects = useProjectFilter(useQuery().get('project_id'))
  // Posts are filled, and nothing is delivered.
  const states = requestStates.filter(state => state !== 'delivered' || kind === 'purchase_requests')
  const labelOf = (value: (typeof states)[number]) =>
    value === 'bought' ? t(`kinds.${kind}.bought`) : t(`states.${value}`)
  return [
    { id: 'mine', label: t('mine'), options: mine.map(value => ({ value, label: t(`mine_of.${value}`) })) },
    { id: 'state', label: t('state'), options: states.map(value => ({ value, label: labelOf(value) })) },
    { id: 'type', label: t('type'), options: requestTypes.map(value => ({ value, label: signing(`types.${value}`) })) },
    ...(projects.isOffered
      ? [{ id: 'project_id', label: t('project'), options: projects.options, search: projects.search }]
      : []),
  ]
}
