import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Column } from '@portal/ui/DataTable'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { PageOf } from '../api/use-read.ts'
import { useRestoreFocus } from '../navigation/use-restore-focus.ts'
import { type ListEmpty, type ListFilter, ResourceList } from './ResourceList.tsx'
import { useListState } from './use-list-state.ts'

interface ListScreenProps<Input extends z.ZodMiniType, Row extends { readonly id: string }> {
  /** The h1. */
  title: string
  /** One sentence under it. Default none. */
  lead?: ReactNode
  /** What makes a new one, at the end of the title's row. Default none. */
  action?: ReactNode
  /** Where the rows come from. */
  list: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>
  /** Ids of columns that sort are the names the endpoint sorts by. */
  columns: readonly Column<Row>[]
  /** The usual order, such as `-filed_at`: the one that the address does not have to name. */
  sort: string
  /** Said when there is nothing at all. */
  empty: ListEmpty
  /** Their ids are the endpoint's names. Default none. */
  filters?: readonly ListFilter[]
  /** What search looks in. Default: no search. */
  search?: string
  /** What else can be done with a row. Default nothing. */
  rowMenu?: (row: Row) => ReactNode
  /** The page of its own that a row opens. Default: its record, if there is one. */
  page?: (row: Row) => string
  /** Draws the record whose row was opened (`?open=<id>`). Default: rows do not open. */
  record?: (id: string, close: () => void) => ReactNode
}

/** A list whose columns, record and actions are the caller's; its whole state is in the URL. */
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
        // The server does not know the language, on which the usual order may depend.
        state={{ ...state, input: { sort, ...state.input } }}
      />
      {state.open && record?.(state.open, state.close)}
    </Page>
  )
}
