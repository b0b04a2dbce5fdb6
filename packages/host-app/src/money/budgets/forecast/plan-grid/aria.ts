/**
 * ARIA roles and indices of the grid. Each row clips its own overflow, so it can't be a table row. Indices start at 1.
 */
export const planAria = {
  grid: (props: { label: string; columns: number; rows: number }) => ({
    role: 'grid',
    'aria-colcount': props.columns,
    'aria-label': props.label,
    'aria-multiselectable': true,
    'aria-rowcount': props.rows,
  }),
  group: { role: 'rowgroup' },
  row: (row: number) => ({ role: 'row', 'aria-rowindex': row }),
  head: (column: number) => ({ role: 'columnheader', 'aria-colindex': column }),
  name: { role: 'rowheader' },
  cell: (column: number, isReadOnly: boolean) => ({
    role: 'gridcell',
    'aria-colindex': column,
    'aria-readonly': isReadOnly || undefined,
  }),
} as const
