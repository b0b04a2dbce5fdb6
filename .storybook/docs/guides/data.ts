import type { Guides } from '../types.ts'

export const data: Guides = {
  DataTable: {
    keys: ['table'],
    notes: ['A native table; each row is named by its naming cell.', 'Sorting is said by aria-sort.'],
    others: ['FilterBar', 'Pagination', 'ColumnChooser'],
  },
  ColumnChooser: {
    keys: ['checks', 'button'],
    notes: ['Columns are ticked, and moved by buttons as well as by dragging.'],
    others: ['DataTable'],
  },
  FilterBar: {
    keys: ['button', 'combo'],
    notes: ['Each filter is a button that says what it holds, and another that takes it away.'],
    others: ['SearchField', 'DataTable'],
  },
  DescriptionList: {
    keys: ['none'],
    notes: ['Terms and what is said of them, in pairs.'],
    others: ['DataTable'],
  },
  Timeline: {
    keys: ['links'],
    notes: ['An ordered list, the newest first, each with its time.'],
    others: ['DescriptionList'],
  },
  Stat: {
    keys: ['link'],
    notes: ['A figure with its name; what it means is said beside it.'],
    others: ['Meter'],
  },
  Avatar: {
    keys: ['none'],
    notes: ['A picture of initials that is not read beside the name.'],
    others: ['HoverCard'],
  },
}
