import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../packages/widgets/src/budget-table')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** A function call on the path: the calling file, the called function, and the file that declares it. */
type Call = readonly [file: string, name: string, declaredIn: string]

/** From Enter in a cell to the port's method. Update this list when one of these calls moves to another file. */
const path: readonly Call[] = [
  ['editing/cell/CellEditor.tsx', 'onEditorKey', 'editing/cell/editor-keys.ts'],
  ['editing/cell/editor-keys.ts', 'commit', 'editing/cell/CellEditor.tsx'],
  ['editing/cell/CellEditor.tsx', 'parseCell', 'model/parse-cell.ts'],
  ['editing/cell/CellEditor.tsx', 'write', 'store/edits.ts'],
  ['store/edits.ts', 'changeSetOf', 'model/cell-entries.ts'],
  ['store/edits.ts', 'push', 'store/requests.ts'],
  ['store/edits.ts', 'notify', 'store/events/events.ts'],
  ['store/events/events.ts', 'listener', 'sync/sync.ts'],
  ['sync/sync.ts', 'flush', '../outbox/sender.ts'],
  ['../outbox/sender.ts', 'send', 'sync/send.ts'],
  ['sync/send.ts', 'editItem', 'model/budget-port.ts'],
]
/** Files that only pass functions on. The store exposes the edits as its own functions. */
const passing: readonly Call[] = [['store/budget-store.ts', 'createEdits', 'store/edits.ts']]
/** How an event finds its listener. */
const listeners: Readonly<Record<string, RegExp>> = {
  'sync/sync.ts listener': /subscribe\('queued', flush\)/,
}

const calls = (file: string, name: string) => new RegExp(`\\b${name}(?:\\(| \\})`).test(read(file))
const declares = (file: string, name: string) =>
  (listeners[`${file} ${name}`] ?? new RegExp(`\\b(?:const ${name} = |${name}: |${name} = )`)).test(read(file))

test.each([...path, ...passing])('%s calls %s, declared in %s', (file, name, declaredIn) => {
  expect(calls(file, name)).toBe(true)
  expect(declares(declaredIn, name)).toBe(true)
})

test('each file of the path is reached from an earlier one', () => {
  const reached = new Set(['editing/cell/CellEditor.tsx'])
  for (const [file, name, declaredIn] of path) {
    expect(reached, `${file} calls ${name}`).toContain(file)
    reached.add(declaredIn)
  }
  expect(reached).toContain('model/budget-port.ts')
})

test('the path from the key to the port has at most 12 files', () => {
  const files = new Set([
    ...path.flatMap(([file, , declaredIn]) => [file, declaredIn]),
    ...passing.map(([file]) => file),
  ])
  expect([...files].length).toBeLessThanOrEqual(12)
})
