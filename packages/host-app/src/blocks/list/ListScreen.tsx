import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Column } from '@portal/ui/DataTable'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Batch } from '../api/use-read.ts'
import { useRestoreFocus } from '../navigation/use-restore-focus.ts'
import { type ListEmpty, type ListFilter, ResourceList } from './ResourceList.tsx'
import { useListState } from './use-list-state.ts'

interface ListScreenProps<Input extends z.ZodMiniType, Row extends { readonly id: string }> {
  title: string
  /** One sentence under the title. Default none. */
  lead?: ReactNode
  /** Button that adds a record, at the end of the title row. Default none. */
  action?: ReactNode
  list: Endpoint<Input, z.ZodMiniType<Batch<Row>>>
  /** IDs of sortable columns are the endpoint's sort names. */
  columns: readonly Column<Row>[]
  /** The default order, such as `-filed_at`. It isn't in the URL. */
  sort: string
  /** Shown if the unfiltered list is empty. */
  empty: ListEmpty
  /** Their IDs are the endpoint's names. Default none. */
  filters?: readonly ListFilter[]
  /** Label of the search field. Default: no search. */
  search?: string
  /** Menu of a row. Default none. */
  rowMenu?: (row: Row) => ReactNode
  /** URL of the row's own page. Default: opens its `record`, if given. */
  page?: (row: Row) => string
  /** Renders the open record (`?open=<id>`). Default: rows don't open. */
  record?: (id: string, close: () => void) => ReactNode
}

/** A list with custom columns, record, and actions. All of its state is in the URL. */
export const ListScreen = <Input extends z.ZodMiniType, Row extends { readonly id: string }>(
  props: ListScreenProps<Input, Row>,
) => {
  const { title, lead, action, list, columns, sort, empty, filters = [], search, rowMenu, page, record } = props
  const state = useListState(
    list,
    filters.map(({ id }) => id),
    sort,
  )
  useRestoreFocus(state.open)
  return (
    <Page action={action} lead={lead} title={title}>
      <ResourceList
        columns={columns}
        empty={empty}
        filters={filters}
        label={title}
        list={list}
        rowHref={page ?? (record && ((row: Row) => state.openHref(row.id)))}
        rowMenu={rowMenu}
        search={search}
        // The default sort may depend on the language, which the server doesn't know.
        state={{ ...state, input: { sort, ...state.input } }}
      />
      {state.open && record?.(state.open, state.close)}
    </Page>
  )
}
