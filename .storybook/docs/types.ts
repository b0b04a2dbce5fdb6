import type { KeyTable } from './key-tables.ts'

/** What a component's page says beside what its stories show. */
export interface Guide {
  /** Tables of keys, one after the other; `none` for what is not operated. */
  readonly keys: readonly KeyTable[]
  /** What those find who listen, who do not point, or whose device asks for something. */
  readonly notes: readonly string[]
  /** Components that may be meant instead, or that go with it. */
  readonly others: readonly string[]
}

/** Guides by the name of the component. */
export type Guides = Readonly<Record<string, Guide>>
