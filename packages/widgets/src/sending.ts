import { newId } from '@portal/contract/core/fields/new-id'

/** Why a port refused or failed. */
export interface Failure {
  /** The contract's error code. */
  readonly code: string
  /** Error codes by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number | undefined
}

const textIn = (holder: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(holder, name)
  return typeof value === 'string' ? value : undefined
}

const objectIn = (holder: unknown, name: string): object | undefined => {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
  return typeof value === 'object' && value !== null ? value : undefined
}

const fieldsOf = (problem: object): Record<string, string> => {
  const errors: unknown = Reflect.get(problem, 'errors')
  const found: Record<string, string> = {}
  for (const error of Array.isArray(errors) ? errors : []) {
    if (typeof error !== 'object' || error === null) continue
    const path = textIn(error, 'path')
    if (path !== undefined) found[path] = textIn(error, 'code') ?? 'invalid'
  }
  return found
}

/**
 * Reads what a port threw. An error without the contract's `problem` counts as `unavailable`. Checks the shape, because
 * frames don't load the contract's error class.
 */
export const failureOf = (thrown: unknown): Failure => {
  const problem = objectIn(thrown, 'problem')
  const code = problem && textIn(problem, 'code')
  if (!problem || !code) return { code: 'unavailable', fields: {} }
  const retryAfter: unknown = Reflect.get(problem, 'retry_after')
  return { code, fields: fieldsOf(problem), retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined }
}

/** Drops the errors of changed fields, because they describe the old values. */
export const withoutChanged = (failure: Failure | null, change: object): Failure | null => {
  if (!failure) return null
  const left = Object.entries(failure.fields).filter(([name]) => !(name in change))
  return { ...failure, fields: Object.fromEntries(left) }
}

/** Returns the same key while the content stays the same. A retry after a lost response then counts once. */
export const keyPerContent = () => {
  let last = { content: '', key: '' }
  return (given: unknown): string => {
    const content = JSON.stringify(given)
    if (last.content !== content) last = { content, key: newId() }
    return last.key
  }
}
