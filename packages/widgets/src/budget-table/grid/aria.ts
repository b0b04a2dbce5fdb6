/** ARIA attributes of the treegrid, which has no native elements. Rows and columns count from 1. */
export const aria = {
  grid: (props: { label: string; rows: number; columns: number; isReadOnly: boolean }) => ({
    role: 'treegrid',
    'aria-colcount': props.columns,
    'aria-label': props.label,
    'aria-multiselectable': true,
    'aria-readonly': props.isReadOnly || undefined,
    'aria-rowcount': props.rows,
  }),
  group: { role: 'rowgroup' },
  row: (props: { row: number; level?: 1 | 2; isExpanded?: boolean | undefined }) => ({
    role: 'row',
    'aria-expanded': props.isExpanded,
    'aria-level': props.level,
    'aria-rowindex': props.row,
  }),
  head: (column: number) => ({ role: 'columnheader', 'aria-colindex': column }),
  cell: (props: {
    column: number
    isReadOnly: boolean
    isSelected: boolean
    isRejected: boolean
    state?: string | undefined
  }) => ({
    role: 'gridcell',
    'aria-colindex': props.column,
    'aria-description': props.state,
    'aria-invalid': props.isRejected || undefined,
    'aria-readonly': props.isReadOnly || undefined,
    'aria-selected': props.isSelected || undefined,
  }),
} as const
