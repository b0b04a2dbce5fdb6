/** What the boxes of the table are to those who listen: a treegrid has no elements of its own. Places count from 1. */
export const parts = {
  grid: (told: { label: string; rows: number; columns: number; isReadOnly: boolean }) => ({
    role: 'treegrid',
    'aria-colcount': told.columns,
    'aria-label': told.label,
    'aria-multiselectable': true,
    'aria-readonly': told.isReadOnly || undefined,
    'aria-rowcount': told.rows,
  }),
  group: { role: 'rowgroup' },
  row: (told: { row: number; level?: 1 | 2; isExpanded?: boolean | undefined }) => ({
    role: 'row',
    'aria-expanded': told.isExpanded,
    'aria-level': told.level,
    'aria-rowindex': told.row,
  }),
  head: (column: number) => ({ role: 'columnheader', 'aria-colindex': column }),
  cell: (told: {
    column: number
    isReadOnly: boolean
    isSelected: boolean
    isRefused: boolean
    state?: string | undefined
  }) => ({
    role: 'gridcell',
    'aria-colindex': told.column,
    'aria-description': told.state,
    'aria-invalid': told.isRefused || undefined,
    'aria-readonly': told.isReadOnly || undefined,
    'aria-selected': told.isSelected || undefined,
  }),
} as const
