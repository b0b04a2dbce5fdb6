import type { FileAbout } from '@portal/contract/core/tables/file-tables'

/** About a text file with nothing hidden in it. */
export const fileAbout: FileAbout = {
  ...{ encoding: 'utf-8', sheets: [], sheet: null },
  ...{ hidden_rows: [], hidden_columns: [] },
}

/** About a workbook in which rows, a column, and a sheet are hidden. */
export const hiddenAbout: FileAbout = {
  encoding: null,
  sheets: [
    { name: 'August', is_hidden: false },
    { name: 'September', is_hidden: false },
    { name: 'ملاحظات', is_hidden: true },
  ],
  sheet: 0,
  hidden_rows: [6, 7],
  hidden_columns: ['Reference'],
}
