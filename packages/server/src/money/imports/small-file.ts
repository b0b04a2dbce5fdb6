import type { FileRow } from '@portal/contract/core/tables/file-imports'
import { readOrRefuse } from './reader/read-file.ts'
import type { FileTable, ReadAs } from './reader/table.ts'

/** As many as anybody reads. */
const MOST = 50

/** What is wrong in a file, each by its row and column, as a call is refused with it. */
export const problemsOf = (rows: readonly FileRow[]) =>
  rows
    .flatMap(({ line, problems }) =>
      problems.map(({ column, code }) => ({ path: ['rows', line, column].filter(Boolean).join('.'), code })),
    )
    .slice(0, MOST)

/** Reads a file that a request contains. */
export const readSmallFile = ({ data, encoding, sheet }: ReadAs & { readonly data: string }): Promise<FileTable> =>
  readOrRefuse(Buffer.from(data, 'base64'), { encoding, sheet })
