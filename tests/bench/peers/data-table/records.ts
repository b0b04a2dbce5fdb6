/** A record with eight short texts, as lists show them. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly place: string
  readonly status: string
  readonly donor: string
  readonly cost: string
  readonly share: string
  readonly filed: string
}

const places = ['Gaziantep', 'Idlib', 'Aleppo', 'Azaz', 'Mersin', 'Hatay', 'Afrin']
const states = ['New', 'In work', 'Waiting', 'Signed', 'Closed']
const donors = ['Red Crescent', 'City of Ghent', 'Open Hands', 'World Fund', 'Northern Aid']

const pick = (from: readonly string[], at: number) => from[at % from.length] ?? ''

/** Every library gets these records. */
export const entriesOf = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `Training for teachers ${at + 1}`,
    code: `P-${10_000 + at}`,
    place: pick(places, at * 3),
    status: pick(states, at * 7),
    donor: pick(donors, at),
    cost: `${((at * 7919) % 90_000) + 500}.00`,
    share: `${(at * 13) % 101} %`,
    filed: `${String((at % 28) + 1).padStart(2, '0')}-Nov-2026`,
  }))

/** Every library gets these columns, and their widths if it accepts any. */
export const fields = [
  { key: 'name', header: 'Training', width: 240 },
  { key: 'code', header: 'Code', width: 110 },
  { key: 'place', header: 'Positioned', width: 140 },
  { key: 'status', header: 'Status', width: 130 },
  { key: 'donor', header: 'Donor', width: 180 },
  { key: 'cost', header: 'Cost in $', width: 150 },
  { key: 'share', header: 'Share', width: 120 },
  { key: 'filed', header: 'Filed', width: 150 },
] as const

/** The window's height, for libraries that scroll a box of their own. */
export const VIEW = 800

/** The row height of every library. */
export const ROW = 40
