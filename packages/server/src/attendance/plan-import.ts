import type { AttendanceMark } from '@portal/contract/attendance_percent'
import type { FieldCode } from '@portal/contract/errors'
import type { FileRow } from '@portal/contract/file_imports'
import type { Rows } from '../imports/reader/cells.ts'
import { folded } from '../imports/reader/columns.ts'
import { titles } from '../user_imports/titles.ts'

/** Somebody whom a row can name, with their marks by session. */
export interface Trainee {
  readonly id: string
  readonly email: string
  readonly names: readonly string[]
  readonly marks: ReadonlyMap<string, AttendanceMark>
}

/** A session that a column can name. */
export interface NamedSession {
  readonly id: string
  readonly date: string
  /** HH:MM */
  readonly start: string
}

/** One row with the marks that it sets. */
export interface PlannedRow extends FileRow {
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

const findPerson = (people: readonly Trainee[], email: string, name: string): Trainee | FieldCode => {
  const fits = people.filter(one => (email ? one.email === folded(email) : one.names.includes(folded(name))))
  return fits.length > 1 ? 'ambiguous' : (fits[0] ?? 'trainee_unknown')
}

/**
 * Reads a file of marks: who by their email, or by their name where there is none; sessions by day, and by day and time
 * where a day has several. Row 1 names what is wrong with the columns.
 */
export const planAttendance = (
  rows: Rows,
  people: readonly Trainee[],
  sessions: readonly NamedSession[],
): PlannedRow[] => {
  const [heads = [], ...lines] = rows
  const columns = heads.map(({ text }) => columnOf(folded(text), sessions))
  const headOf = (at: number) => heads[at]?.text ?? ''
  const named = columns.flatMap((column, at) =>
    column === 'unknown' ? [{ column: headOf(at), code: 'session_unknown' }] : [],
  )
  const twice = columns.flatMap((column, at) =>
    column !== null && columns.indexOf(column) < at ? [{ column: headOf(at), code: 'twice_in_file' }] : [],
  )
  const isNameless = !columns.includes('email') && !columns.includes('name')
  const lacking = isNameless ? [{ column: 'email', code: 'select_value' }] : []
  const wrong = [...lacking, ...named, ...twice.filter(({ column }) => !named.some(one => one.column === column))]
  const nobody = { label: '', changes: 0, user_id: undefined, marks: new Map() }
  const head = wrong.length > 0 ? [{ ...nobody, line: 1, problems: wrong }] : []
  const seen = new Set<string>()
  const planned = lines.flatMap((cells, at): PlannedRow[] => {
    if (cells.every(({ text }) => text === '')) return []
    const textOf = (kind: Column) => cells[columns.indexOf(kind)]?.text ?? ''
    const [email, name] = [textOf('email'), textOf('name')]
    const line = at + 2
    const problems: { column: string; code: string }[] = []
    const found = isNameless ? undefined : findPerson(people, email, name)
    if (typeof found === 'string')
      problems.push({ column: headOf(columns.indexOf(email ? 'email' : 'name')), code: found })
    const trainee = typeof found === 'object' ? found : undefined
    if (trainee && seen.has(trainee.id)) problems.push({ column: headOf(0), code: 'twice_in_file' })
    if (trainee) seen.add(trainee.id)
    const marks = new Map<string, AttendanceMark>()
    for (const [place, column] of columns.entries()) {
      const cell = folded(cells[place]?.text ?? '')
      if (typeof column !== 'object' || column === null || cell === '') continue
      const mark = byWord.get(cell)
      if (!mark) problems.push({ column: headOf(place), code: 'unknown_value' })
      else if (trainee?.marks.get(column.id) !== mark) marks.set(column.id, mark)
    }
    return [{ line, label: email || name, changes: marks.size, problems, user_id: trainee?.id, marks }]
  })
  return [...head, ...planned]
}
