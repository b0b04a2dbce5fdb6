import { addNeeds, listPurchaseRequests } from '@portal/contract/purchase_requests'
import { requestStates, requestTypes } from '@portal/contract/request_records'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useLocation } from 'wouter'
import { ListScreen } from '../../blocks/ListScreen.tsx'
import { oneOf, useQuery } from '../../blocks/use-query.ts'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { useRequestColumns } from '../../parts/purchase_requests/use-request-columns.tsx'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { NewRequest } from './NewRequest.tsx'
import { useProjectFilter } from './use-project-choices.ts'

const mine = ['waiting', 'own', 'signed'] as const

/** The requests that one may see; which those are, the server decides for each (decision 35). */
const PurchaseRequests = () => {
  const t = useRequestTexts()
  const shell = useShellTexts()
  const [, navigate] = useLocation()
  const { get, set } = useQuery()
  const projects = useProjectFilter(get('project_id'))
  const may = {
    project: useMay(addNeeds.project),
    multi_project: useMay(addNeeds.multi_project),
    core: useMay(addNeeds.core),
  }
  const addable = requestTypes.filter(type => may[type])
  const columns = useRequestColumns()
  const type = oneOf(addable, get('add'))
  if (type) {
    return (
      <NewRequest
        copyOf={get('copy')}
        onAdded={id => navigate(`/staff/purchase_requests/${id}`)}
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
      empty={{ title: t('empty'), text: t('empty_text'), action: add }}
      filters={[
        { id: 'mine', label: t('mine'), options: mine.map(value => ({ value, label: t(`mine_of.${value}`) })) },
        {
          id: 'state',
          label: t('state'),
          options: requestStates.map(value => ({ value, label: t(`states.${value}`) })),
        },
        { id: 'type', label: t('type'), options: requestTypes.map(value => ({ value, label: t(`types.${value}`) })) },
        ...(projects.isOffered
          ? [{ id: 'project_id', label: t('project'), options: projects.options, search: projects.search }]
          : []),
      ]}
      list={listPurchaseRequests}
      page={({ id }) => `/staff/purchase_requests/${id}`}
      search={t('search')}
      sort="-created_at"
      title={shell('pages.PurchaseRequests')}
    />
  )
}

export default PurchaseRequests
