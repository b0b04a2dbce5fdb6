import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { FakeApi } from './fake-api.ts'
import { idOf, pageIn, storeOf } from './fake-rows.ts'

interface Row {
  readonly id: string
  readonly version: number
  /** What the viewer may do with it. */
  readonly can: Readonly<Record<string, boolean>>
}

/** A resource for stories and tests. Enough for a fake server and for `describeResource`. */
export interface Resource<Presented extends Row = Row> {
  /** Name of the area, used for its path and its table. */
  readonly area: string
  /** Endpoints from `crud()`, without those that differ. */
  readonly endpoints: {
    readonly list: Endpoint
    readonly read: Endpoint
    readonly add: Endpoint
    readonly edit?: Endpoint
    readonly delete?: Endpoint
  }
  /** Sample rows, as presented to viewers. */
  readonly rows: readonly [Presented, ...Presented[]]
  /** All fields of a new row. Each call must return one that can be added beside the others. */
  readonly draft: () => Readonly<Record<string, unknown>>
  /** Field of the draft that accepts any text and that search covers. */
  readonly text: string
}

/** Binds a resource's endpoints as its contract defines them. Stores empty fields as null. Returns the fake storage. */
export const answerResource = <Presented extends Row>(
  api: FakeApi,
  { endpoints, rows: [first, ...rest], draft }: Resource<Presented>,
  rows: readonly Presented[] = [first, ...rest],
) => {
  const stored = storeOf(rows)
  const empty = Object.fromEntries(Object.keys(draft()).map(field => [field, null]))
  const filledIn = (given: object) =>
    Object.fromEntries(
      Object.entries({ ...empty, ...given }).map(([field, value]) => [field, value === '' ? null : value]),
    )
  api.on(endpoints.list, input => pageIn(stored.rows(), Object(input)))
  api.on(endpoints.read, input => ({ data: stored.find(Object(input).id) }))
  api.on(endpoints.add, input => stored.keep({ ...first, ...filledIn(Object(input)), id: idOf(999), version: 1 }))
  if (endpoints.edit)
    api.on(endpoints.edit, input => {
      const { id, version, ...given } = Object(input)
      return stored.change(id, version, Object(filledIn(given)))
    })
  if (endpoints.delete) api.on(endpoints.delete, input => stored.remove(Object(input).id))
  return stored
}
