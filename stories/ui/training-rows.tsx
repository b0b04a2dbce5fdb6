import type { Column, Sort } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Status } from '@portal/ui/Status'

type Words = readonly [english: string, arabic: string]

export interface Training {
  readonly id: string
  readonly code: string
  readonly name: Words
  readonly place: Words
  readonly donor: Words
  readonly status: 'planned' | 'running' | 'done'
  readonly seats: number
  /** In cents. */
  readonly cost: number
  readonly starts: string
}

const names: readonly Words[] = [
  ['First aid for teachers', 'الإسعافات الأولية للمعلمين'],
  ['Writing a budget', 'إعداد الموازنة'],
  ['Safe use of solar panels', 'الاستخدام الآمن للألواح الشمسية'],
  ['Sewing for beginners', 'الخياطة للمبتدئين'],
  ['Speaking about loss with children', 'الحديث مع الأطفال عن الفقد'],
  ['Water quality in shared wells', 'جودة المياه في الآبار المشتركة'],
  ['Repairing phones', 'صيانة الهواتف'],
]
const places: readonly Words[] = [
  ['Gaziantep', 'غازي عنتاب'],
  ['Idlib', 'إدلب'],
  ['Azaz', 'أعزاز'],
  ['Mersin', 'مرسين'],
]
const donors: readonly Words[] = [
  ['Red Crescent', 'الهلال الأحمر'],
  ['City of Ghent', 'مدينة غنت'],
  ['Foundation for Learning Without Borders', 'مؤسسة التعلّم بلا حدود'],
]
const states = ['planned', 'running', 'done'] as const
const nowhere: Words = ['', '']

const two = (figure: number) => String(figure).padStart(2, '0')

/** Deterministic rows, as many as a story needs. */
export const trainingsOf = (count: number): readonly Training[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    code: `T-${String(count - at).padStart(4, '0')}`,
    name: names[(at * 5) % names.length] ?? nowhere,
    place: places[(at * 3) % places.length] ?? nowhere,
    donor: donors[(at * 7) % donors.length] ?? nowhere,
    status: states[(at * 2) % states.length] ?? 'planned',
    seats: ((at * 11) % 40) + 8,
    cost: ((at * 791_900) % 9_000_000) + 50_000,
    starts: `2026-${two(12 - (at % 12))}-${two(28 - (at % 28))}`,
  }))

/** A training whose texts overflow. */
export const longTraining: Training = {
  id: '1',
  code: 'T-0001-REVISED-AND-APPROVED-BY-THE-BOARD',
  name: [
    'Speaking about loss with children of all ages, for teachers, nurses and everyone who works in shelters',
    'الحديث مع الأطفال من جميع الأعمار عن الفقد، للمعلمين والممرضين ولكل من يعمل في مراكز الإيواء',
  ],
  place: ['Donaudampfschifffahrtsgesellschaft', 'المستشفيات والمستوصفات'],
  donor: ['Foundation for Learning Without Borders and Beyond', 'مؤسسة التعلّم بلا حدود وما وراءها'],
  status: 'running',
  seats: 12_000,
  cost: 12_345_678_900,
  starts: '2026-11-20',
}

export type Say = (english: string, arabic: string) => string

const tones = { planned: 'neutral', running: 'info', done: 'success' } as const

export const stateWords = (say: Say) => ({
  planned: say('Planned', 'مخطط لها'),
  running: say('Running', 'جارية'),
  done: say('Done', 'منتهية'),
})

/** Columns of every kind. The code is second, so that the sticky column is identifiable as the name. */
export const trainingColumns = (say: Say): readonly Column<Training>[] => [
  { id: 'name', header: say('Training', 'الدورة'), cell: row => say(...row.name), primary: true, sort: true },
  {
    id: 'code',
    header: say('Code', 'الرمز'),
    cell: row => <Isolate>{row.code}</Isolate>,
    truncates: true,
    width: 'narrow',
  },
  {
    id: 'status',
    header: say('Status', 'الحالة'),
    cell: row => <Status tone={tones[row.status]}>{stateWords(say)[row.status]}</Status>,
  },
  { id: 'place', header: say('Place', 'المكان'), cell: row => say(...row.place) },
  {
    id: 'donor',
    header: say('Donor', 'الجهة المانحة'),
    cell: row => say(...row.donor),
    truncates: true,
    width: 'medium',
  },
  { id: 'seats', header: say('Seats', 'المقاعد'), cell: row => row.seats, align: 'end', sort: true },
  { id: 'cost', header: say('Cost', 'الكلفة'), cell: row => <Money amount={row.cost} />, align: 'end', sort: true },
  { id: 'starts', header: say('Starts', 'البداية'), cell: row => <DateText value={row.starts} />, sort: true },
]

const factOf = (row: Training, column: string) => {
  if (column === 'seats') return row.seats
  if (column === 'cost') return row.cost
  return column === 'starts' ? row.starts : row.name[0]
}

/** Simulates the server's response: filtered and sorted. */
export const answer = (all: readonly Training[], asked: { words: string; status: string | null; sort: Sort }) => {
  const sign = asked.sort.direction === 'ascending' ? 1 : -1
  return all
    .filter(({ name }) => name.join(' ').toLowerCase().includes(asked.words.toLowerCase()))
    .filter(({ status }) => asked.status === null || status === asked.status)
    .sort((a, b) => (factOf(a, asked.sort.column) < factOf(b, asked.sort.column) ? -sign : sign))
}
