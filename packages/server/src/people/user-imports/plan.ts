import { type FieldCode, isFieldCode } from '@portal/contract/core/fields/field-codes'
import { choice } from '@portal/contract/core/fields/fields'
import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import type { DayOrder } from '@portal/contract/core/tables/import-fields'
import { allUserImportFields, type UserImportField } from '@portal/contract/people/users/user-imports'
import { userDraft } from '@portal/contract/people/users/users'
import * as z from 'zod/mini'
import { dataRows, type FileDataRow, type FileTable } from '../../money/imports/reader/table.ts'
import { dateIn } from '../../money/imports/values.ts'
import type { NewUser } from '../users/add.ts'
import { wordOf } from './titles.ts'

interface CellProblem {
  /** Null if the whole row is wrong. */
  readonly field: UserImportField | null
  readonly code: FieldCode
}

/** A parsed row of a file. Without a draft, it has problems. */
export interface PlannedUser {
  readonly line: number
  readonly email: string
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly CellProblem[]
  readonly draft?: NewUser
}

export interface ReadOptions {
  readonly matching: readonly (UserImportField | null)[]
  /** Type for rows that name none. */
  readonly type: AccountType
  readonly dayOrder: DayOrder | null
  readonly mayGive: (type: AccountType) => boolean
  /** Whether to read hidden rows. */
  readonly hasHidden: boolean
}

const rowSchema = z.extend(userDraft, { type: choice(accountTypes) })
const days: readonly UserImportField[] = ['birth_date', 'work_start_date']

const isField = (name: unknown): name is UserImportField => allUserImportFields.some(field => field === name)

type Cells = FileDataRow['cells']

const readCells = (cells: Cells, { matching, type, dayOrder }: ReadOptions) => {
  const values: Record<string, string> = { type }
  const problems: CellProblem[] = []
  for (const [at, field] of matching.entries()) {
    const cell = cells[at]
    if (!field || !cell || cell.text === '') continue
    if (!days.includes(field)) values[field] = wordOf(field, cell.text)
    else {
      const read = dateIn(cell, dayOrder)
      if ('value' in read) values[field] = read.value
      else problems.push({ field, code: read.code })
    }
  }
  return { values, problems }
}

const planRow = ({ cells, line, code }: FileDataRow, reading: ReadOptions): PlannedUser => {
  if (code) return { line, email: '', values: {}, problems: [{ field: null, code }] }
  const { values, problems } = readCells(cells, reading)
  const parsed = rowSchema.safeParse(values)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field] = path
    if (isField(field)) problems.push({ field, code: isFieldCode(message) ? message : 'wrong_type' })
  }
  if (parsed.data && !reading.mayGive(parsed.data.type)) problems.push({ field: 'type', code: 'type_refused' })
  const email = parsed.data?.email ?? values.email ?? ''
  const bare = { line, email, values, problems }
  return parsed.data && problems.length === 0 ? { ...bare, draft: parsed.data } : bare
}

/** Reads all rows below the titles. Rejects repeated emails. */
export const planUsers = (table: FileTable, reading: ReadOptions): PlannedUser[] => {
  const seen = new Set<string>()
  return dataRows(table, reading.hasHidden).flatMap(given => {
    const { draft, ...row } = planRow(given, reading)
    const isTwice = seen.has(row.email)
    if (row.email) seen.add(row.email)
    if (isTwice) return [{ ...row, problems: [...row.problems, { field: 'email', code: 'twice_in_file' }] }]
    return [draft ? { ...row, draft } : row]
  })
}
