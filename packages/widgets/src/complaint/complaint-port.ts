import type { ComplaintDraft } from '@portal/contract/complaints'

/**
 * The one call that the complaint widget needs. Make it once and keep it: what is being written belongs to the port and
 * lives as long as it does.
 */
export interface ComplaintPort {
  /**
   * Files a complaint. The same key with the same draft never stores twice. A refusal is thrown as an error with the
   * contract's `problem`; anything else that is thrown counts as `unavailable`. Answers the receipt code of a private one.
   */
  readonly file: (draft: ComplaintDraft, key: string) => Promise<string | undefined>
  /**
   * Lets the person log in again in place, once the session has ended; answers whether they are signed in then. Left out
   * where `file` does so by itself.
   */
  readonly logIn?: () => Promise<boolean>
}

/** Why a complaint was not filed. */
export interface Failure {
  /** The contract's error code. */
  readonly code: string
  /** What is wrong with which field, by name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds until another try makes sense. */
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

/** Reads what a port threw. By shape, because the class of the contract's client is not loaded in frames. */
export const failureOf = (thrown: unknown): Failure => {
  const problem = objectIn(thrown, 'problem')
  const code = problem && textIn(problem, 'code')
  if (!problem || !code) return { code: 'unavailable', fields: {} }
  const retryAfter: unknown = Reflect.get(problem, 'retry_after')
  return { code, fields: fieldsOf(problem), retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined }
}
