import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { Page } from '@portal/ui/Page'
import { useLocation } from 'wouter'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { endpointsOf, listHref, listPages, useAddableTypes, useRequestKind } from '../../../parts/requests/endpoints.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { useRequestColumns } from '../../../parts/requests/use-request-columns.tsx'
import { useRequestFilters } from '../../../parts/requests/use-request-filters.ts'
import { useShellTexts } from '../../../texts/texts.ts'
import { NewRequest } from '../form/NewRequest.tsx'
import { useManyRequests } from './use-many-requests.tsx'

/** The requests that one may see; which those are, the server decides for each (decision 35). */
const RequestList = () => {
  const t = useRequestTexts()
  const kind = useRequestKind()
  const title = useShellTexts()(`pages.${listPages[kind]}`)
  const [, navigate] = useLocation()
  const { get, set } = useQuery()
  const filters = useRequestFilters(kind)
  const { list } = endpointsOf[kind]
  const names = filters.map(({ id }) => id)
  const state = useListState(list, names, '-created_at')
  const addable = useAddableTypes(kind)
  const columns = useRequestColumns(kind)
  const { bulkActions, dialog } = useManyRequests(kind)
  const type = oneOf(addable, get('add'))
  useRestoreFocus(type)
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
    <Page action={add} title={title}>
      <ResourceList
        bulkActions={bulkActions}
        columns={columns}
        empty={{ title: t(`kinds.${kind}.empty`), text: t('empty_text'), action: add }}
        filters={filters}
        label={title}
        list={list}
        rowHref={({ id }) => `${listHref(kind)}/${id}`}
        search={t('search')}
        state={state}
      />
      {dialog}
    </Page>
  )
}

export default RequestList
