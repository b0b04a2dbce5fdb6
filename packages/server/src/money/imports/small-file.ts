import type { FileRow } from '@portal/contract/core/tables/file-imports'
import { readOrRefuse } from './reader/read-file.ts'
import type { FileTable, ReadAs } from './reader/table.ts'

/** Limits the problems in an error response. */
const MOST = 50

/** Problems of a file by row and column, as an error response. */
export const problemsOf = (rows: readonly FileRow[]) =>
  rows
    .flatMap(({ line, problems }) =>
      problems.map(({ column, code }) => ({ path: ['rows', line, column].filter(Boolean).join('.'), code })),
    )
    .slice(0, MOST)

/** Reads a base64 file from a request body. */
export const readSmallFile = ({ data, encoding, sheet }: ReadAs & { readonly data: string }): Promise<FileTable> =>
  readOrRefuse(Buffer.from(data, 'base64'), { encoding, sheet })
