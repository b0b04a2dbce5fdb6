// The one writer of comma-separated values. Its files stay harmless whatever separator a spreadsheet splits them at.

/** The media type of the files. */
export const CSV_TYPE = 'text/csv'

// Without it spreadsheets take the file for one in the letters of their own country.
const BYTE_ORDER_MARK = '\ufeff'

/**
 * What a spreadsheet would run where a cell can begin: at the start of a text, and after a separator of another
 * country's lists, where quotes no longer hold the text together. `sep=` would choose that separator.
 */
const RUN = /(^|(?<![\s";|])(?=[\s";|]))([\s";|]*)('*)(?=[=+\-@＝＋－＠]|sep=)/gi

const SEPARATOR = /[;|\t\r\n]/

/** Adds or takes one apostrophe wherever a cell could begin and run. */
const withMarks = (text: string, change: (marks: string) => string): string =>
  text.replace(RUN, (whole: string, _: string, before: string, marks: string, at: number) =>
    at === 0 || SEPARATOR.test(before) ? before + change(marks) : whole,
  )

const marked = (text: string) => withMarks(text, marks => `'${marks}`)

/** A cell of such a file as it was before it was written. */
export const fromCsv = (cell: string): string => withMarks(cell, marks => marks.slice(1))

const cellOf = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${marked(value).replaceAll('"', '""')}"`

/** Rows as comma-separated values. Texts are quoted, and none of them can run as a formula; numbers stay numbers. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`
