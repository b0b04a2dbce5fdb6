import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Button } from '@portal/ui/Button'
import { ColumnChooser } from '@portal/ui/ColumnChooser'
import { type Column, DataTable, DataTableToolbar, inOrder, visibleColumns } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { FilterBar } from '@portal/ui/FilterBar'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { type ReactNode, useMemo } from 'react'
import type * as z from 'zod/mini'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { readAll } from '../api/read-all.ts'
import { type Batch, usePages } from '../api/use-read.ts'
import { ListFailed, NotRefreshed } from '../feedback/ListFailed.tsx'
import { useProblemText } from '../feedback/problem-text.ts'
import type { useChoices } from '../form/use-choices.ts'
import { useDebounced } from '../form/use-debounced.ts'
import { leaveFocus, useRestoreFocus } from '../navigation/use-restore-focus.ts'
import { useRowSelection } from '../rows/use-row-selection.tsx'
import { ListDownload, type OtherFile } from './file/ListDownload.tsx'
import { ListCount } from './ListFoot.tsx'
import { useColumnArrangement } from './use-column-arrangement.ts'
import type { useListState } from './use-list-state.ts'
import { ListViews } from './views/ListViews.tsx'

/** A filter. Its ID is the endpoint's name for it. */
export interface ListFilter {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** From `useChoices`, for more options than fit one page. Default none. */
  readonly search?: ReturnType<typeof useChoices>['search'] | undefined
}

/** Empty state of a list without filters. */
export interface ListEmpty {
  readonly title: string
  /** What the list contains, and how to add the first record. */
  readonly text: string
  /** The first step. */
  readonly action?: ReactNode
}

interface ResourceListProps<Input extends z.ZodMiniType, Row extends { readonly id: string }> {
  label: string
  list: Endpoint<Input, z.ZodMiniType<Batch<Row>>>
  columns: readonly Column<Row>[]
  empty: ListEmpty
  /** Default none. */
  filters?: readonly ListFilter[] | undefined
  /** Label of the search field. Default: no search. */
  search?: string | undefined
  /** From useListState. */
  state: ReturnType<typeof useListState>
  rowMenu?: ((row: Row) => ReactNode) | undefined
  /** URL of an open row. Default: rows don't open. */
  rowHref?: ((row: Row) => string) | undefined
  /** More downloads beside those of the list. Default nothing. */
  otherFiles?: readonly OtherFile[] | undefined
  /** Actions for selected rows: small `Button`s. Default: no selection. */
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
}

/** A list with search, filters, count, and paging. Shows empty, no-match, and error states. */
export const ResourceList = <Input extends z.ZodMiniType, Row extends { readonly id: string }>(
  props: ResourceListProps<Input, Row>,
) => {
  const { label, list, columns, empty, filters = [], search, state, rowMenu, rowHref, otherFiles, bulkActions } = props
  const t = useBlockTexts()
  const problemText = useProblemText()
  const pages = usePages(list, Object(state.input))
  const { rows = [], error, isStale, more } = pages
  // A shorter list also removes the "more" button, which may have focus.
  useRestoreFocus(more && 'more')
  const layout = useColumnArrangement(list.path)
  const { hidden, order, widths } = layout.arrangement
  const ordered = useMemo(() => inOrder(columns, order), [columns, order])
  const [typed, type] = useDebounced(state.input.search ?? '', words => state.set({ search: words }))
  const showAll = () => {
    // The button disappears when the rows arrive.
    leaveFocus()
    state.clear()
  }
  const noMatch = (
    <EmptyState
      action={<Button onPress={showAll}>{t('show_all')}</Button>}
      picture="nothing_found"
      title={t('no_match')}
    >
      {t('no_match_text')}
    </EmptyState>
  )
  const nothing = (
    <EmptyState action={empty.action} picture="nothing_yet" title={empty.title}>
      {empty.text}
    </EmptyState>
  )
  const isLost = error !== undefined && !pages.rows
  const { selected, mark, clear, rest, isReading } = useRowSelection(rows, pages)
  const count = pages.total && <ListCount {...pages.total} />
  const hasRows = rows.length > 0
  const shown = visibleColumns(ordered, hidden)
  const hasViews = filters.length > 0 || search !== undefined
  const tools = (hasViews || hasRows) && (
    <Inline gap="small">
      {hasViews && <ListViews layout={layout} list={list.path} state={state} />}
      {hasRows && (
        <ListDownload
          columns={shown}
          label={label}
          readRows={watch => readAll(list, Object(state.input), watch)}
          {...(otherFiles && { others: otherFiles })}
        />
      )}
      {hasRows && columns.length > 1 && (
        <ColumnChooser arrangement={layout.arrangement} columns={columns} onChange={layout.arrange} />
      )}
    </Inline>
  )
  const toolbar = bulkActions && (
    <DataTableToolbar
      actions={
        <>
          {rest}
          {!isReading && bulkActions(selected, clear)}
        </>
      }
      count={count}
      onClear={clear}
      selectedCount={selected.length}
      tools={tools}
    />
  )
  return (
    <Stack>
      <FilterBar
        {...(!toolbar && { count, tools })}
        filters={filters.map(filter => ({
          ...filter,
          value: state.input[filter.id] ?? null,
          onChange: value => state.set({ [filter.id]: value ?? undefined }),
        }))}
        {...(search && { search: { label: search, value: typed, onChange: type } })}
      />
      {error !== undefined && !isLost && !pages.isMoreFailed && <NotRefreshed onRetry={pages.refresh} />}
      <DataTable
        columnWidths={widths}
        columns={ordered}
        empty={state.isNarrowed ? noMatch : nothing}
        error={isLost && <ListFailed error={error} isRetrying={pages.isValidating} onRetry={pages.refresh} />}
        hiddenColumns={hidden}
        isLoading={pages.isLoading}
        label={label}
        onResize={resized => layout.arrange({ ...layout.arrangement, widths: resized })}
        onSort={state.setSort}
        rowKey={row => row.id}
        rows={rows}
        sort={state.sort}
        {...(rowHref && { rowHref })}
        {...(rowMenu && { rowMenu })}
        {...(toolbar && { toolbar, selected: new Set(selected.map(({ id }) => id)), onSelect: mark })}
        {...(more &&
          !isStale && {
            more: {
              onPress: more,
              isBusy: pages.isLoadingMore,
              ...(pages.isMoreFailed && { problem: problemText(error) }),
            },
          })}
      />
    </Stack>
  )
}
