import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../packages/widgets/src/budget-table')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** A function call on the path: the calling file, the called function, and the file that declares it. */
type Call = readonly [file: string, name: string, declaredIn: string]

/**
 * From Enter in a cell to the port, and from its response to the painted cell. A call that moves to another file is
 * moved here too. Undo, the copy on the device, and the cursor branch off and lead no further.
 */
const path: readonly Call[] = [
  ['editing/CellEditor.tsx', 'parseCell', 'model/parse-cell.ts'],
  ['editing/CellEditor.tsx', 'write', 'store/budget-store.ts'],
  ['store/budget-store.ts', 'changeSetOf', 'model/change-set.ts'],
  ['model/change-set.ts', 'changeOf', 'model/columns.ts'],
  ['store/budget-store.ts', 'put', '../outbox/queue.ts'],
  ['store/budget-store.ts', 'showRequest', 'store/shown.ts'],
  ['store/shown.ts', 'setShown', 'store/lines.ts'],
  ['store/lines.ts', 'notify', 'store/events.ts'],
  ['store/budget-store.ts', 'send', 'sync/sync.ts'],
  ['sync/sync.ts', 'flush', '../outbox/sender.ts'],
  ['../outbox/sender.ts', 'send', 'sync/send.ts'],
  ['sync/send.ts', 'editItem', 'model/budget-port.ts'],
  ['../outbox/sender.ts', 'accept', 'sync/send.ts'],
  ['sync/send.ts', 'setStored', 'store/lines.ts'],
  ['sync/send.ts', 'saved', 'store/shown.ts'],
  ['store/shown.ts', 'notify', 'store/events.ts'],
  ['store/events.ts', 'listener', 'grid/Row.tsx'],
  ['grid/Row.tsx', 'formatCell', 'model/columns.ts'],
]
/** Functions that are passed on instead of declared: the one that sends, and the subscribed component. */
const handedOver: Readonly<Record<string, RegExp>> = {
  'sync/sync.ts send': /sendBy\(\(\) => void flush\(\)\)/,
  'grid/Row.tsx listener': /useRowEvent\(store\.events, id\)/,
}

const calls = (file: string, name: string) => new RegExp(`\\b${name}(?:\\?\\.)?(?:\\(| \\})`).test(read(file))
const declares = (file: string, name: string) =>
  (handedOver[`${file} ${name}`] ?? new RegExp(`\\b(?:const ${name} = |${name}: |${name} = )`)).test(read(file))

test.each(path)('%s calls %s in %s', (file, name, declaredIn) => {
  expect(calls(file, name)).toBe(true)
  expect(declares(declaredIn, name)).toBe(true)
})

test('reaches each file of the path from an earlier one', () => {
  const reached = new Set(['editing/CellEditor.tsx'])
  for (const [file, name, declaredIn] of path) {
    expect(reached, `${file} calls ${name}`).toContain(file)
    reached.add(declaredIn)
  }
  expect(reached).toContain('model/budget-port.ts')
  expect(reached).toContain('grid/Row.tsx')
})

test('follows a cell from the key to the port and back in at most 14 files', () => {
  const files = new Set(path.flatMap(([file, , declaredIn]) => [file, declaredIn]))
  expect([...files].length).toBeLessThanOrEqual(14)
})
