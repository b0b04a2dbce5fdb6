import { removedRecords } from '@portal/contract/workspace/history'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ForeignKey, foreignKeys } from '../../../../packages/server/src/workspace/removals/foreign-keys.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
let keys: readonly ForeignKey[]
beforeAll(async () => {
  keys = await foreignKeys(portal().database.orm)
})

/** Returns every table that cascades reach from these, upward to parents or downward to children. */
const reached = (tables: readonly string[], from: 'child' | 'parent') => {
  const to = from === 'child' ? 'parent' : 'child'
  const found = new Set<string>()
  const open = [...tables]
  for (let one = open.pop(); one; one = open.pop())
    for (const key of keys)
      if (key[from] === one && key.rule === 'cascade' && !found.has(key[to])) {
        found.add(key[to])
        open.push(key[to])
      }
  return found
}

describe('the archive of deleted rows', () => {
  test('loses no row to a cascade that bypasses the archive', () => {
    // Deletions of these tables go through `archive`, which also stores their deleted expenses.
    expect([...reached(['deleted_expenses'], 'child')].sort()).toEqual([...removedRecords].sort())
    for (const table of ['removed_rows', 'removed_references'])
      expect([table, [...reached([table], 'child')]]).toEqual([table, ['removals']])
    expect([...reached(['removals'], 'child')]).toEqual([])
  })

  test('protects every outside row that archived rows reference', () => {
    const archived = new Set([...removedRecords, ...reached(removedRecords, 'parent')])
    const outside = keys.filter(
      ({ child, parent, rule }) => archived.has(child) && rule === 'refuse' && !archived.has(parent),
    )
    const held = keys.flatMap(({ child, parent }) => (child === 'removed_references' ? [parent] : []))
    // An edited request replaces its lines. Its expenses are restored without a line.
    const open = outside.filter(({ parent }) => parent !== 'request_items' && !held.includes(parent))
    expect(open).toEqual([])
    for (const { parent, is_required } of outside) if (parent === 'request_items') expect(is_required).toBe(false)
  })
})
