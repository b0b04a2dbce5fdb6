import type { Field } from './columns.ts'
import { changeOf, type Edit, nothing, type Step, valueIn } from './steps.ts'

/** What is written into one cell. */
export interface Entry {
  readonly id: string
  readonly field: Field
  readonly value: string | number
}

/** The step that writes cells: those that do not change are left alone, those of one line make one edit. */
export const stepOf = (
  entries: readonly Entry[],
  adds: Step['adds'],
  holder: (id: string) => Parameters<typeof valueIn>[0] | undefined,
): Step => {
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
  return { ...nothing, edits: [...edits.values()], adds }
}

/** An edit that writes what stands there already. */
export const sameOf = ({ id, field, value }: Entry): Edit => {
  const same = changeOf(field, value)
  return { id, before: same, after: same }
}
