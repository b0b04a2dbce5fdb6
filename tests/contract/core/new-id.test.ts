import { newId } from '@portal/contract/core/fields/new-id'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

afterEach(() => vi.unstubAllGlobals())

test('identifiers are UUIDs of version 4 and differ, also where pages without https are not given randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 500 }, newId)
  expect(ids.filter(id => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(500)
})
