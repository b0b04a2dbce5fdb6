import { findLines } from './files.mjs'
import { isCode } from './source.mjs'

/** Where isolates are made and taken off, for pages and for what has no pages. */
const SHARED = ['packages/ui/src/texts/isolate.ts', 'packages/contract/src/core/fields/text-rules.ts']
const MARK = /\\u\{?206[6-9]|[\u2066-\u2069]/i
const PAGE_TEXTS = /^packages\/(ui|widgets|host-app)\/src\/locales\/.+\.json$/
const LONE = /(?:\\u206[6-8]|[\u2066-\u2068])(?<value>\{\{\w+\}\})(?:\\u2069|\u2069)/i

const inCode = () =>
  'isolates a run by hand. Texts isolate their values; elsewhere call isolated or isolatedList of @portal/ui/texts.'
const inText = ({ groups }) => `isolates ${groups?.value} a second time: values come into texts isolated.`

/** One way to keep a run from the direction of the text around it: no mark is written where values are filled in. */
export const check = files =>
  files.flatMap(file => {
    if (PAGE_TEXTS.test(file.path)) return findLines(file, LONE, inText)
    const isChecked = isCode(file) && /^packages\/[^/]+\/src\//.test(file.path) && !SHARED.includes(file.path)
    return isChecked ? findLines(file, MARK, inCode) : []
  })
