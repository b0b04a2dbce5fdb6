import type { FieldCode } from '@portal/contract/errors'
import type { ImportField, ImportKind } from '@portal/contract/import_fields'
import { importFields } from '@portal/contract/import_fields'
import type { ImportPreview, ImportRow } from '@portal/contract/imports'
import type { Cell, Rows } from './reader/cells.ts'

/** What is wrong with one cell. */
export interface CellProblem {
  readonly field: ImportField
  readonly code: FieldCode
}

/** One row with what it means, so far as it can be told. */
export interface Read<Draft> {
  readonly line: number
  readonly cells: readonly string[]
  readonly problems: readonly CellProblem[]
  /** Undefined where something is wrong with it. */
  readonly draft?: Draft
}

/** A row with what is to become of it. */
export interface Planned<Draft> extends Read<Draft> {
  readonly state: ImportRow['state']
  /** It looks as if it is there already. */
  readonly isAlike?: boolean
}

/** Gives the cell of a field, and an empty one where no column was matched to it. */
export type Pick = (field: ImportField) => Cell

const EMPTY: Cell = { text: '' }

/** Fields without which nothing can be imported and that no column was matched to. */
export const missingFields = (kind: ImportKind, matching: readonly (ImportField | null)[]): ImportField[] =>
  importFields[kind].required.filter(field => !matching.includes(field))

/** Reads every row that is not empty; the first holds the titles. */
export const readRows = <Draft>(
  rows: Rows,
  matching: readonly (ImportField | null)[],
  read: (pick: Pick) => { readonly draft: Draft } | { readonly problems: readonly CellProblem[] },
): Read<Draft>[] =>
  rows.slice(1).flatMap((row, at) => {
    if (row.every(({ text }) => text === '')) return []
    const found = read(field => row[matching.indexOf(field)] ?? EMPTY)
    const shown = { line: at + 2, cells: row.map(({ text }) => text) }
    return [{ ...shown, ...('draft' in found ? { problems: [], draft: found.draft } : found) }]
  })

/** A row with one more problem; it is bad from then on. */
export const spoiled = <Draft>(
  { draft: _, ...row }: Read<Draft>,
  field: ImportField,
  code: FieldCode,
): Planned<Draft> => ({
  ...row,
  problems: [...row.problems, { field, code }],
  state: 'bad',
})

/** What an import would do, as it is shown before it is done; `applied` where the file came in before. */
export const previewOf = <Draft>(
  rows: readonly Planned<Draft>[],
  minorOf: (draft: Draft) => number,
  applied: ImportPreview['applied'] = null,
): ImportPreview => {
  const of = (state: ImportRow['state']) => rows.filter(row => row.state === state)
  const fresh = of('new')
  return {
    rows: rows.map(({ line, state, cells, problems, isAlike = false }) => ({
      ...{ line, state, alike: isAlike },
      ...{ cells: [...cells], problems: [...problems] },
    })),
    counts: {
      ...{ new: fresh.length, same: of('same').length },
      ...{ left_out: of('left_out').length, bad: of('bad').length },
    },
    total_minor: fresh.reduce((sum, { draft }) => sum + (draft ? minorOf(draft) : 0), 0),
    applied,
  }
}
