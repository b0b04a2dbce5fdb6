import { findLines } from '../files.mjs'
import { isCode } from '../source.mjs'

/** The only files that make days: of moments in the organisation's time zone, and of calendar days without a zone. */
const SHARED = [
  'packages/contract/src/core/fields/fields.ts',
  'packages/contract/src/core/fields/rule-day.ts',
  'packages/contract/src/core/fields/zoned-time.ts',
  // Counts of widgets, which have no organisation's day.
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

/** Rejects days of moments outside the shared functions, because a day is one in the organisation's time zone. */
export const check = files =>
  files
    .filter(file => isCode(file) && PAGES.test(file.path) && !SHARED.includes(file.path))
    .flatMap(file => findLines(file, DAY, explain))
