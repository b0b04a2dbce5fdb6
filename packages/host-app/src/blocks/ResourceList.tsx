import type { Endpoint } from '@portal/contract/endpoint'
import { Button } from '@portal/ui/Button'
import { ColumnChooser } from '@portal/ui/ColumnChooser'
import { type Column, DataTable, DataTableToolbar } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { FilterBar } from '@portal/ui/FilterBar'
import { Stack } from '@portal/ui/Stack'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { ListCount } from './ListCount.tsx'
import { ListFailed, NotRefreshed } from './ListFailed.tsx'
import { useProblemText } from './problem-text.ts'
import { useBlockTexts } from './texts.ts'
import type { useChoices } from './use-choices.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { leaveFocus, useKeptFocus } from './use-kept-focus.ts'
import type { useListState } from './use-list-state.ts'
import { type PageOf, usePages } from './use-read.ts'
import { useSettled } from './use-settled.ts'

/** A table of fewer columns has nothing to choose. */
const CHOOSABLE = 5

/** One filter: its id is the endpoint's name for it. */
export interface ListFilter {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** From useChoices, where there are more options than a page of them. Default none. */
  readonly search?: ReturnType<typeof useChoices>['search'] | undefined
}

/** What a list says when there is nothing at all. */
export interface ListEmpty {
  readonly title: string
  /** What would stand here, and how it comes here. */
  readonly text: string
  /** The first step. */
  readonly action?: ReactNode
}

/** Rows that are ticked, and what can be done with all of them. */
export interface ListSelection {
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  /** Small Buttons, what is done most comes first. */
  readonly actions: ReactNode
}

interface ResourceListProps<Input extends z.ZodMiniType, Row extends { readonly id: string }> {
  /** Names the table for those who listen. */
  label: string
  list: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>
  columns: readonly Column<Row>[]
  empty: ListEmpty
  /** Default none. */
  filters?: readonly ListFilter[] | undefined
  /** What search looks in; without it there is no search. */
  search?: string | undefined
  /** From useListState. */
  state: ReturnType<typeof useListState>
  rowMenu?: ((row: Row) => ReactNode) | undefined
  /** Default: rows are not ticked. */
  selection?: ListSelection | undefined
  /** Where a row opens. Default: rows do not open. */
  rowHref?: ((row: Row) => string) | undefined
}

/** Search, filters, count, rows, more; and what stands there when there is nothing, no match, or no answer. */
export const ResourceList = <Input extends z.ZodMiniType, Row extends { readonly id: string }>(
  props: ResourceListProps<Input, Row>,
) => {
  const { label, list, columns, empty, filters = [], search, state, rowMenu, selection, rowHref } = props
  const t = useBlockTexts()
  const problemText = useProblemText()
  const pages = usePages(list, Object(state.input))
  const { rows = [], error, isStale, more } = pages
  // Its button may also go by itself, where the list has become shorter.
  useKeptFocus(more && 'more')
  const [hidden, hide] = useHiddenColumns(list.path)
  const [typed, type] = useSettled(state.input.search ?? '', words => state.set({ search: words }))
  const showAll = () => {
    // The button goes when the rows come.
    leaveFocus()
    state.clear()
  }
  const noMatch = (
    <EmptyState action={<Button onPress={showAll}>{t('show_all')}</Button>} icon="search" title={t('no_match')}>
      {t('no_match_text')}
    </EmptyState>
  )
  const nothing = (
    <EmptyState action={empty.action} title={empty.title}>
      {empty.text}
    </EmptyState>
  )
  const isLost = error !== undefined && (isStale || !pages.rows)
  const count = pages.total && !isLost && <ListCount {...pages.total} />
  return (
    <Stack>
      <FilterBar
        count={!selection && count}
        filters={filters.map(filter => ({
          ...filter,
          value: state.input[filter.id] ?? null,
          onChange: value => state.set({ [filter.id]: value ?? undefined }),
        }))}
        tools={
          columns.length >= CHOOSABLE &&
          rows.length > 0 &&
          !isLost && <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
        }
        {...(search && { search: { label: search, value: typed, onChange: type } })}
      />
      {error !== undefined && !isLost && !pages.isMoreFailed && <NotRefreshed onRetry={pages.refresh} />}
      <DataTable
        columns={columns}
        empty={state.isNarrowed ? noMatch : nothing}
        error={isLost && <ListFailed error={error} isRetrying={pages.isValidating} onRetry={pages.refresh} />}
        hiddenColumns={hidden}
        isLoading={pages.isLoading}
        label={label}
        onSort={state.setSort}
        rowKey={row => row.id}
        rows={rows}
        sort={state.sort}
        {...(rowHref && { rowHref })}
        {...(rowMenu && { rowMenu })}
        {...(selection && {
          selected: selection.selected,
          onSelect: selection.onSelect,
          toolbar: (
            <DataTableToolbar
              actions={selection.actions}
              count={count}
              onClear={() => selection.onSelect(new Set())}
              selectedCount={selection.selected.size}
            />
          ),
        })}
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
