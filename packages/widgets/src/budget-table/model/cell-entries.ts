import { type ChangeSet, changeOf, type Edit, emptyChangeSet, valueIn } from './change-set.ts'
import type { Field } from './columns.ts'

export interface Entry {
  readonly id: string
  readonly field: Field
  readonly value: string | number
}

/** Builds a change set from cell values. Skips unchanged cells and merges the cells of a line into one edit. */
export const changeSetOf = (
  entries: readonly Entry[],
  adds: ChangeSet['adds'],
  holder: (id: string) => Parameters<typeof valueIn>[0] | undefined,
): ChangeSet => {
  const edits = new Map<string, Edit>()
  for (const { id, field, value } of entries) {
    const before = valueIn(holder(id) ?? {}, field)
    if (before === value) continue
    const edit = edits.get(id)
    edits.set(id, {
      id,
      before: { ...edit?.before, ...changeOf(field, before) },
      after: { ...edit?.after, ...changeOf(field, value) },
    })
  }
  return { ...emptyChangeSet, edits: [...edits.values()], adds }
}

/** An edit that repeats the current value. */
export const sameOf = ({ id, field, value }: Entry): Edit => {
  const same = changeOf(field, value)
  return { id, before: same, after: same }
}
