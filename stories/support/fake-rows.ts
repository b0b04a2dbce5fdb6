import { Refused } from './fake-api.ts'

const PAGE = 25

const textOf = (row: object) => JSON.stringify(Object.values(row)).toLowerCase()

const compare = (a: unknown, b: unknown) => String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true })

/**
 * A page of rows, as list endpoints return it. `search` matches any word of a row, filters match fields of the same
 * name, and `sort` names a field, with a minus for descending. `countsTo` is where the server stops counting.
 */
export const pageIn = <Row extends object>(rows: readonly Row[], input: object, countsTo = 1000) => {
  const { search, sort, cursor, id, limit = PAGE, ...named } = Object(input)
  // An ID may name a row, or the record that owns the rows. Only a row's ID filters.
  const filters = rows.some(row => Reflect.get(row, 'id') === id) ? { ...named, id } : named
  const words = String(search ?? '').toLowerCase()
  const order = String(sort ?? '')
  const field = order.replace('-', '')
  const matches = rows
    .filter(row => textOf(row).includes(words))
    .filter(row =>
      Object.entries(filters).every(
        ([name, wanted]) =>
          wanted === undefined || !Object.hasOwn(row, name) || String(Reflect.get(row, name)) === String(wanted),
      ),
    )
    .sort((a, b) => compare(Reflect.get(a, field), Reflect.get(b, field)) * (order.startsWith('-') ? -1 : 1))
  const from = Number(cursor ?? 0)
  const end = from + Number(limit)
  return {
    data: matches.slice(from, end),
    next_cursor: end < matches.length ? String(end) : null,
    total: Math.min(matches.length, countsTo),
    total_exact: matches.length <= countsTo,
  }
}

/** Fake storage of rows. Reads by ID, changes by version, and refuses as the server does. */
export const storeOf = <Row extends { readonly id: string; readonly version: number }>(first: readonly Row[]) => {
  const stored = new Map(first.map(row => [row.id, row]))
  const find = (id: string) => {
    const row = stored.get(id)
    if (!row) throw new Refused('not_found')
    return row
  }
  const keep = (row: Row) => {
    stored.set(row.id, row)
    return { data: row }
  }
  return {
    rows: (): readonly Row[] => [...stored.values()],
    find,
    keep,
    /** Changes a row, if the version is current. */
    change: (id: string, version: number, change: Partial<Row>) => {
      const row = find(id)
      if (row.version !== version) throw new Refused('changed_meanwhile', { data: row })
      return keep({ ...row, ...change, version: version + 1 })
    },
    remove: (id: string) => {
      stored.delete(find(id).id)
      return { data: { done: true as const } }
    },
  }
}

/** A fixed ID for a number. */
export const idOf = (number: number) => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
