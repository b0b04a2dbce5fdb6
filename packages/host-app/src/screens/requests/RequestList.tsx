import { requestStates, requestTypes } from '@portal/contract/request_records'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useLocation } from 'wouter'
import { ListScreen } from '../../blocks/ListScreen.tsx'
import { oneOf, useQuery } from '../../blocks/use-query.ts'
import { useProjectFilter } from '../../parts/projects/use-project-choices.ts'
import { endpointsOf, listHref, listPages, useAddableTypes, useRequestKind } from '../../parts/requests/endpoints.ts'
import { useRequestTexts } from '../../parts/requests/texts.ts'
import { useRequestColumns } from '../../parts/requests/use-request-columns.tsx'
import { useShellTexts } from '../../texts/texts.ts'
import { NewRequest } from './NewRequest.tsx'

const mine = ['waiting', 'own', 'signed'] as const

/** The requests that one may see; which those are, the server decides for each (decision 35). */
const RequestList = () => {
  const t = useRequestTexts()
  const kind = useRequestKind()
  const shell = useShellTexts()
  const [, navigate] = useLocation()
  const { get, set } = useQuery()
  const projects = useProjectFilter(get('project_id'))
  const addable = useAddableTypes(kind)
  const columns = useRequestColumns(kind)
  // Posts are filled, and nothing is delivered.
  const states = requestStates.filter(state => state !== 'delivered' || kind === 'purchase_requests')
  const type = oneOf(addable, get('add'))
  if (type) {
    return (
      <NewRequest
        kind={kind}
        copyOf={get('copy')}
        onAdded={id => navigate(`${listHref(kind)}/${id}`)}
        onClose={() => set({ add: undefined, copy: undefined })}
        type={type}
      />
    )
  }
  const add = addable.length > 0 && (
    <Menu
      icon={<Icon name="plus" />}
      items={addable.map(id => ({ id, label: t(`add_types.${id}`) }))}
      label={t('add')}
      onAction={id => set({ add: id }, { isStep: true })}
    />
  )
  return (
    <ListScreen
      action={add}
      columns={columns}
      empty={{ title: t(`kinds.${kind}.empty`), text: t('empty_text'), action: add }}
      filters={[
        { id: 'mine', label: t('mine'), options: mine.map(value => ({ value, label: t(`mine_of.${value}`) })) },
        {
          id: 'state',
          label: t('state'),
          options: states.map(value => ({
            value,
            label: value === 'bought' ? t(`kinds.${kind}.bought`) : t(`states.${value}`),
          })),
        },
        { id: 'type', label: t('type'), options: requestTypes.map(value => ({ value, label: t(`types.${value}`) })) },
        ...(projects.isOffered
          ? [{ id: 'project_id', label: t('project'), options: projects.options, search: projects.search }]
          : []),
      ]}
      list={endpointsOf[kind].list}
      page={({ id }) => `${listHref(kind)}/${id}`}
      search={t('search')}
      sort="-created_at"
      title={shell(`pages.${listPages[kind]}`)}
    />
  )
}

export default RequestList
