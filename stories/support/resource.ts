import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { FakeApi } from './fake-api.ts'
import { idOf, pageIn, storeOf } from './fake-rows.ts'

interface Row {
  readonly id: string
  readonly version: number
  /** What its viewer may do to it. */
  readonly can: Readonly<Record<string, boolean>>
}

/** What stories and tests know of a resource: enough for a server in the page, and for `describeResource`. */
export interface Resource<Presented extends Row = Row> {
  /** The name of the area: its path and its table. */
  readonly area: string
  /** From `crud()`; without those that differ. */
  readonly endpoints: {
    readonly list: Endpoint
    readonly read: Endpoint
    readonly add: Endpoint
    readonly edit?: Endpoint
    readonly delete?: Endpoint
  }
  /** Some of them, as they are shown. */
  readonly rows: readonly [Presented, ...Presented[]]
  /** All that can be filled in, of one that can be added beside any other. */
  readonly draft: () => Readonly<Record<string, unknown>>
  /** The field of the draft that takes any text, and that a search looks in. */
  readonly text: string
}

/** Answers the calls of a resource as its contract says; what was left empty is null. Gives what is stored. */
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
