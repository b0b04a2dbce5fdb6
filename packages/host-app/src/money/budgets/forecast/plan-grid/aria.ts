/** The roles of the grid: rows that are cut at their own ends are no elements of a table. Rows and columns count from 1. */
export const aria = {
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
