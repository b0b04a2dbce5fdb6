import { limits } from '@portal/contract/core/fields/limits'
import { parse } from '@prantlf/jsonlint'
import { refuse } from '../refusal.ts'

/** Deepest nesting of brackets outside strings. Checked before parsing, so that deep input costs nothing. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
  }
  return deepest
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const utf8 = new TextDecoder('utf-8', { fatal: true })

// Otherwise, bytes that aren't valid UTF-8 would be stored as replacement characters.
const textOf = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw refuse('bad_json')
  }
}

/**
 * Parses a request body, which must be an object. Rejects what JSON.parse accepts: duplicate keys (the last would win
 * silently) and nesting deeper than `limits.json_depth`.
 */
export const readJson = (bytes: Uint8Array): Record<string, unknown> => {
  const text = textOf(bytes)
  if (text === '') return {}
  if (depthOf(text) > limits.json_depth) throw refuse('too_deep')
  let plain: unknown
  try {
    plain = JSON.parse(text)
  } catch {
    throw refuse('bad_json')
  }
  if (!isRecord(plain)) throw refuse('bad_json')
  try {
    parse(text, { mode: 'json', allowDuplicateObjectKeys: false })
  } catch {
    throw refuse('duplicate_key')
  }
  return plain
}
