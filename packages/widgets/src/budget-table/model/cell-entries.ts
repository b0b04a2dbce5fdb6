import { type ChangeSet, changeOf, type Edit, emptyChangeSet, valueIn } from './change-set.ts'
import type { Field } from './columns.ts'

/** What is written into one cell. */
export interface Entry {
  readonly id: string
  readonly field: Field
  readonly value: string | number
}

/** The change set that writes cells: those that do not change are left alone, those of one line make one edit. */
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

/** An edit that writes the value that is there already. */
export const sameOf = ({ id, field, value }: Entry): Edit => {
  const same = changeOf(field, value)
  return { id, before: same, after: same }
}
