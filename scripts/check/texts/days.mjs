import { findLines } from '../files.mjs'
import { isCode } from '../source.mjs'

/** The only files that make days: of moments in the organisation's time zone, and of calendar days without a zone. */
const SHARED = [
  'packages/host-app/src/blocks/api/use-installation.ts',
  'packages/host-app/src/programmes/activities/updates/progress.ts',
]
const PAGES = /^packages\/(widgets|host-app)\/src\//
const DAY = /en-CA|\.slice\(0, ?10\)|toLocaleDateString|getLocalTimeZone/

const explain = ([found]) =>
  `${found} makes a day of the device's time zone or of UTC. Call useToday or useDayOf of blocks/api/use-installation.ts.`

/** Rejects days of moments outside the shared functions, because a day is one in the organisation's time zone. */
export const check = files =>
  files
    .filter(file => isCode(file) && PAGES.test(file.path) && !SHARED.includes(file.path))
    .flatMap(file => findLines(file, DAY, explain))
