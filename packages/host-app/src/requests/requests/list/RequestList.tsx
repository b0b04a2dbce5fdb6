import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { useLocation } from 'wouter'
import { useRead } from '../../../blocks/api/use-read.ts'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { RequestForm } from '../form/RequestForm.tsx'
import { endpointsOf, listHref, listPages, useAddableTypes, useRequestKind } from '../shared/endpoints.ts'
import { useRequestColumns } from '../shared/use-request-columns.tsx'
import { useRequestFilters } from '../shared/use-request-filters.ts'
import { AddMenu } from './AddMenu.tsx'
import { useManyRequests } from './use-many-requests.tsx'

/** Requests that the user may see. The server filters them. */
const RequestList = () => {
  const t = useRequestTexts()
  const kind = useRequestKind()
  const title = useShellTexts()(`pages.${listPages[kind]}`)
  const [, navigate] = useLocation()
  const { get, set } = useQuery()
  const filters = useRequestFilters(kind)
  const names = filters.map(({ id }) => id)
  const state = useListState(endpointsOf[kind].list, names, '-created_at')
  const addable = useAddableTypes(kind)
  const columns = useRequestColumns(kind)
  const { bulkActions, dialog } = useManyRequests(kind)
  const type = oneOf(addable, get('add'))
  const copyOf = get('copy')
  const copied = useRead(endpointsOf[kind].read, type && copyOf ? { id: copyOf } : null)
  useRestoreFocus(type)
  if (type) {
    return (
      <Page
        breadcrumb={<Breadcrumbs crumbs={[{ label: title, href: listHref(kind) }]} />}
        title={t(`add_types.${type}`)}
      >
        {copyOf && !copied.data && copied.error === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <RequestForm
            given={copied.data?.data}
            kind={kind}
            onCancel={() => set({ add: undefined, copy: undefined })}
            onDone={id => navigate(`${listHref(kind)}/${id}`)}
            type={type}
          />
        )}
      </Page>
    )
  }
  const add = addable.length > 0 && <AddMenu types={addable} />
  return (
    <Page action={add} title={title}>
      <ResourceList
        bulkActions={bulkActions}
        columns={columns}
        empty={{ title: t(`kinds.${kind}.empty`), text: t('empty_text'), action: add }}
        filters={filters}
        label={title}
        list={endpointsOf[kind].list}
        rowHref={({ id }) => `${listHref(kind)}/${id}`}
        search={t('search')}
        state={state}
      />
      {dialog}
    </Page>
  )
}

export default RequestList
