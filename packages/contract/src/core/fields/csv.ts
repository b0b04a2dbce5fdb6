// The only CSV writer. Its files are safe whichever separator a spreadsheet splits them at.

export const CSV_TYPE = 'text/csv'

// Without it, spreadsheets assume the local encoding.
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Matches what a spreadsheet would run as a formula: at the start of a text, or after any separator. Spreadsheets in
 * other locales split at other separators, and quotes don't protect those cells. A leading `sep=` would choose the
 * separator.
 */
const RUN = /(^|(?<![\s";|])(?=[\s";|]))([\s";|]*)('*)(?=[=+\-@＝＋－＠]|sep=)/gi

const SEPARATOR = /[;|\t\r\n]/

const withMarks = (text: string, change: (marks: string) => string): string =>
  text.replace(RUN, (whole: string, _: string, before: string, marks: string, at: number) =>
    at === 0 || SEPARATOR.test(before) ? before + change(marks) : whole,
  )

const marked = (text: string) => withMarks(text, marks => `'${marks}`)

/** Reverses the escaping of a cell that `csvFile` wrote. */
export const fromCsv = (cell: string): string => withMarks(cell, marks => marks.slice(1))

const cellOf = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${marked(value).replaceAll('"', '""')}"`

/** Formats rows as CSV. Texts are quoted and can't run as formulas. Numbers stay numbers. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`
