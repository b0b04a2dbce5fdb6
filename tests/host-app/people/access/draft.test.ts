import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearDraft,
  readSignUpDraft as readDraft,
  saveDraft,
} from '../../../../packages/host-app/src/people/access/sign-up/draft.ts'

const storage = new Map<string, string>()

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the sign-up draft', () => {
  it('stores typed values except passwords', () => {
    saveDraft(formOf({ email: 'a@b.org', phone: '', password: 'secret 1', confirmation: 'secret 2', terms: 'on' }))
    expect(readDraft()).toEqual({ email: 'a@b.org' })
    expect([...storage.values()].join()).not.toContain('secret')
    clearDraft()
    expect(readDraft()).toEqual({})
  })

  it('is empty when the stored value is invalid', () => {
    for (const stored of ['not json', 'null', '[1]', '{"email": 1}']) {
      storage.set('signup_draft', stored)
      expect(readDraft()).toEqual({})
    }
  })

  it('does not throw when the storage is full', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => saveDraft(formOf({ email: 'a@b.org' }))).not.toThrow()
  })
})
