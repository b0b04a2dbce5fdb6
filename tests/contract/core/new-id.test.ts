import { newId } from '@portal/contract/core/fields/new-id'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

afterEach(() => vi.unstubAllGlobals())

test('generates unique version 4 UUIDs without randomUUID, which pages without HTTPS lack', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 500 }, newId)
  expect(ids.filter(id => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(500)
})
