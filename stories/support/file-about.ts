import type { FileAbout } from '@portal/contract/core/tables/file-tables'

/** A text file with nothing hidden. */
export const fileAbout: FileAbout = {
  ...{ encoding: 'utf-8', sheets: [], sheet: null },
  ...{ hidden_rows: [], hidden_columns: [] },
}

/** A workbook with hidden rows, a hidden column, and a hidden sheet. */
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
