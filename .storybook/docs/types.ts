import type { KeyTable } from './key-tables.ts'

/** What a component's page says in addition to its stories. */
export interface Guide {
  /** Key tables of the component, in order. `none` for a component without interaction. */
  readonly keys: readonly KeyTable[]
  /** Notes about screen readers, keyboards, and preferences of the device. */
  readonly notes: readonly string[]
  readonly others: readonly string[]
}

export type Guides = Readonly<Record<string, Guide>>
