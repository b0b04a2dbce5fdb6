import { findLines } from '../files.mjs'
import { isCode } from '../source.mjs'

/** The only files that add or remove isolates. */
const SHARED = ['packages/ui/src/texts/isolate.ts', 'packages/contract/src/core/fields/text-rules.ts']
const MARK = /\\u\{?206[6-9]|[\u2066-\u2069]/i
const PAGE_TEXTS = /^packages\/(ui|widgets|host-app)\/src\/locales\/.+\.json$/
const LONE = /(?:\\u206[6-8]|[\u2066-\u2068])(?<value>\{\{\w+\}\})(?:\\u2069|\u2069)/i

const inCode = () =>
  'isolates text manually. Texts isolate their values. Elsewhere call isolated or isolatedList of @portal/ui/texts.'
const inText = ({ groups }) => `isolates ${groups?.value} a second time: texts isolate their values.`

/** Rejects direction isolates outside the shared functions, because texts isolate their values themselves. */
export const check = files =>
  files.flatMap(file => {
    if (PAGE_TEXTS.test(file.path)) return findLines(file, LONE, inText)
    const isChecked = isCode(file) && /^packages\/[^/]+\/src\//.test(file.path) && !SHARED.includes(file.path)
    return isChecked ? findLines(file, MARK, inCode) : []
  })
