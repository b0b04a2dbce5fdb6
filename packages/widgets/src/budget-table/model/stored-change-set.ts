import type { ChangeSet, Reason } from './change-set.ts'
import { numberColumns } from './columns.ts'

/** Unsent changes on the device. */
export interface StoredChangeSet extends ChangeSet {
  /** Present in rejected additions. */
  readonly rejected?: readonly Reason[]
  /** Whether its edits conflict with changes of others, until the person chooses values. */
  readonly isOpen?: true
}

const at = (holder: unknown, name: string): unknown => Reflect.get(Object(holder), name)

const areTexts = (holder: unknown, ...names: readonly string[]) =>
  names.every(name => typeof at(holder, name) === 'string')

const isNumber = (name: string) => numberColumns.some(field => field === name)

/** Whether all values of a change have the right types. */
const isChange = (change: unknown) =>
  Object(change) === change &&
  Object.entries(Object(change)).every(([name, value]) =>
    isNumber(name) ? Number.isFinite(value) : typeof value === 'string',
  )

const isEdit = (edit: unknown) => areTexts(edit, 'id') && isChange(at(edit, 'before')) && isChange(at(edit, 'after'))

const isLine = (line: unknown) =>
  areTexts(line, 'id', 'category_id', 'code', 'name') && numberColumns.every(name => Number.isFinite(at(line, name)))

/**
 * Whether a value from storage is a complete change set of this version. An incomplete one would break the table or
 * block the queue forever.
 */
export const isStoredChangeSet = (value: unknown): value is StoredChangeSet => {
  const isListOf = (name: string, isIt: (one: unknown) => boolean) => {
    const list = at(value, name)
    return Array.isArray(list) && list.every(isIt)
  }
  const category = at(value, 'category')
  return (
    isListOf('edits', isEdit) &&
    isListOf('adds', isLine) &&
    isListOf('deletes', isLine) &&
    (category === undefined || areTexts(category, 'id', 'code', 'name'))
  )
}
