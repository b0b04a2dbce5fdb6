import type { FileRow } from '@portal/contract/file_imports'

/** As many as anybody reads. */
const MOST = 50

/** What is wrong in a file, each by its row and column, as a call is refused with it. */
export const problemsOf = (rows: readonly FileRow[]) =>
  rows
    .flatMap(({ line, problems }) => problems.map(({ column, code }) => ({ path: `rows.${line}.${column}`, code })))
    .slice(0, MOST)
