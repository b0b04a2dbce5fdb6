import { findLines } from '../files.mjs'
import { isCode } from '../source.mjs'

/** The only files that calculate days: from timestamps in the organisation's time zone, and from calendar days. */
const SHARED = [
  'packages/contract/src/core/fields/fields.ts',
  'packages/contract/src/core/fields/rule-day.ts',
  'packages/contract/src/core/fields/zoned-time.ts',
  // Counts uses of widgets by UTC day.
  'packages/contract/src/partners/partner-counts.ts',
  'packages/contract/src/training/attendance/session-times.ts',
  'packages/host-app/src/blocks/api/use-installation.ts',
  'packages/host-app/src/programmes/activities/updates/progress.ts',
  'packages/ui/src/DateRangePicker/Presets.tsx',
  'packages/ui/src/DateText/format.ts',
  'packages/ui/src/GanttChart/periods.ts',
]
const PAGES = /^packages\/(contract|ui|widgets|host-app)\/src\//
const DAY =
  /en-CA|\.slice\(0, ?10\)|toLocaleDateString|getLocalTimeZone|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(\)/

const explain = ([found]) =>
  `${found} makes a day or time of the device's time zone or of UTC. Call useToday or useDayOf of blocks/api/use-installation.ts, ruleDay of core/fields/rule-day.ts, or a function of core/fields/zoned-time.ts.`

/** Rejects days calculated outside the shared functions, which use the organisation's time zone. */
export const check = files =>
  files
    .filter(file => isCode(file) && PAGES.test(file.path) && !SHARED.includes(file.path))
    .flatMap(file => findLines(file, DAY, explain))
