import { ownSubject } from '@portal/contract/core/api/own-subject'
import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import type { FileImportRow } from '@portal/contract/core/tables/file-imports'
import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { needsOpenMarking } from '@portal/contract/training/attendance/session-times'
import type { Cell } from '../../money/imports/reader/cells.ts'
import { folded } from '../../money/imports/reader/columns.ts'
import { dataRows, type FileDataRow, type FileTable, withoutColumns } from '../../money/imports/reader/table.ts'
import { titles } from '../../people/user-imports/titles.ts'

/** A person whom a row can name, with their marks by session. */
export interface ImportedTrainee {
  readonly id: string
  readonly email: string
  readonly names: readonly string[]
  readonly marks: ReadonlyMap<string, AttendanceMark>
  /** Whether this is the importing person. They can't change their own marks. */
  readonly is_own: boolean
}

/** A session that a column can name. */
export interface NamedSession {
  readonly id: string
  readonly date: string
  /** HH:MM */
  readonly start: string
  /** Whether marks other than excused are allowed yet. */
  readonly is_markable: boolean
}

export interface PlannedMarks extends FileImportRow {
  readonly user_id: string | undefined
  readonly marks: ReadonlyMap<string, AttendanceMark>
}

const words: Readonly<Record<AttendanceMark, readonly string[]>> = {
  present: ['p', 'present', 'ح', 'حاضر', 'حاضرة'],
  late: ['l', 'late', 'ت', 'متأخر', 'متأخرة'],
  absent: ['a', 'absent', 'غ', 'غائب', 'غائبة'],
  excused: ['e', 'excused', 'م', 'معذور', 'معذورة'],
}

const byWord = new Map(
  (['present', 'late', 'absent', 'excused'] as const).flatMap(mark => words[mark].map(word => [word, mark] as const)),
)

const nameTitles = ['name', 'user name', 'full name', 'trainee', 'الاسم', 'المتدرب', 'اسم المتدرب']

type Column = 'email' | 'name' | 'unknown' | NamedSession | null

const sessionOf = (title: string, sessions: readonly NamedSession[]): NamedSession | 'unknown' => {
  const [, date, start] = /^(\d{4}-\d{2}-\d{2})(?:[ t](\d{2}:\d{2})(?::\d{2})?)?$/.exec(title) ?? []
  const found = sessions.filter(one => one.date === date && (start === undefined || one.start === start))
  return (found.length === 1 && found[0]) || 'unknown'
}

const columnOf = (title: string, sessions: readonly NamedSession[]): Column => {
  if (title === '') return null
  if (titles.email.includes(title)) return 'email'
  return nameTitles.includes(title) ? 'name' : sessionOf(title, sessions)
}

const findPerson = (people: readonly ImportedTrainee[], email: string, name: string): ImportedTrainee | FieldCode => {
  const fits = people.filter(one => (email ? one.email === folded(email) : one.names.includes(folded(name))))
  return fits.length > 1 ? 'ambiguous' : (fits[0] ?? 'trainee_unknown')
}

type Problems = { readonly column: string; readonly code: string }[]

interface Columns {
  readonly kinds: readonly Column[]
  readonly titleOf: (at: number) => string
}

/** Problems with the columns themselves, rather than with rows. */
const problemsOfColumns = ({ kinds, titleOf }: Columns): Problems =>
  kinds.flatMap((kind, at) => {
    if (kind === 'unknown') return [{ column: titleOf(at), code: 'session_unknown' }]
    return kind !== null && kinds.indexOf(kind) < at ? [{ column: titleOf(at), code: 'twice_in_file' }] : []
  })

/** Marks of a row that differ from the trainee's stored marks. */
const marksIn = ({ kinds, titleOf }: Columns, cells: readonly Cell[], trainee: ImportedTrainee | undefined) => {
  const problems: Problems = []
  const marks = new Map<string, AttendanceMark>()
  for (const [at, kind] of kinds.entries()) {
    const word = folded(cells[at]?.text ?? '')
    if (typeof kind !== 'object' || kind === null || word === '') continue
    const mark = byWord.get(word)
    if (!mark) problems.push({ column: titleOf(at), code: 'unknown_value' })
    else if (trainee?.marks.get(kind.id) === mark) continue
    else if (needsOpenMarking(mark) && !kind.is_markable)
      problems.push({ column: titleOf(at), code: 'session_not_open' })
    else marks.set(kind.id, mark)
  }
  return { marks, problems }
}

/**
 * Plans an import of marks. Rows name people by email, or by name if the email is empty. Columns name sessions by day,
 * or by day and time if a day has several. Row 1 lists problems with columns.
 */
export const planAttendance = (
  given: FileTable,
  people: readonly ImportedTrainee[],
  sessions: readonly NamedSession[],
  hasHidden: boolean,
): PlannedMarks[] => {
  const table = hasHidden ? given : withoutColumns(given)
  const [heads = []] = table.rows
  const kinds = heads.map(({ text }) => columnOf(folded(text), sessions))
  const columns = { kinds, titleOf: (at: number) => heads[at]?.text ?? '' }
  const isNameless = !kinds.includes('email') && !kinds.includes('name')
  const lacking = isNameless ? [{ column: 'email', code: 'select_value' }] : []
  const wrong = [...lacking, ...problemsOfColumns(columns)]
  const head = {
    line: table.about.first_line,
    label: '',
    changes: 0,
    problems: wrong,
    user_id: undefined,
    marks: new Map(),
  }
  const seen = new Set<string>()
  const planRow = ({ cells, line, code: wrongRow }: FileDataRow): PlannedMarks => {
    if (wrongRow)
      return {
        line,
        label: '',
        changes: 0,
        problems: [{ column: '', code: wrongRow }],
        user_id: undefined,
        marks: new Map(),
      }
    const textOf = (kind: Column) => cells[kinds.indexOf(kind)]?.text ?? ''
    const [email, name] = [textOf('email'), textOf('name')]
    const found = isNameless ? undefined : findPerson(people, email, name)
    const trainee = typeof found === 'object' ? found : undefined
    const { marks, problems } = marksIn(columns, cells, trainee)
    const ownCode = trainee?.is_own && marks.size > 0 ? ownSubject : undefined
    const code = trainee && seen.has(trainee.id) ? 'twice_in_file' : (ownCode ?? found)
    if (trainee) seen.add(trainee.id)
    const ofPerson =
      typeof code === 'string' ? [{ column: columns.titleOf(kinds.indexOf(email ? 'email' : 'name')), code }] : []
    const row = { line, label: email || name, changes: marks.size, user_id: trainee?.id, marks }
    return { ...row, problems: [...ofPerson, ...problems] }
  }
  return [...(wrong.length > 0 ? [head] : []), ...dataRows(table, hasHidden).map(planRow)]
}
