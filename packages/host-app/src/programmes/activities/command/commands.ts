import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { isOutside, isStatedOutside, type Period } from '@portal/contract/core/fields/periods'
import type { Activity, ActivityRecord } from '@portal/contract/programmes/activities'
import {
  addActivityUpdate,
  completeActivity,
  holdActivity,
  reopenActivity,
  resumeActivity,
  startActivity,
} from '@portal/contract/programmes/activity-updates'
import { datesAfter, isPastPlan } from '@portal/contract/programmes/delays'
import { type ActivityProgress, fallOf } from '@portal/contract/programmes/progress-figures'
import type * as z from 'zod/mini'

/** Commands on an activity besides editing its plan, named like its rights. */
export const commandNames = ['start', 'resume', 'update', 'complete', 'hold', 'reopen'] as const

export type ActivityCommandName = (typeof commandNames)[number]

/** The endpoint of each command. All return the updated record. */
export const endpoints: Readonly<
  Record<ActivityCommandName, Endpoint<z.ZodMiniType, (typeof startActivity)['output']>>
> = {
  start: startActivity,
  resume: resumeActivity,
  update: addActivityUpdate,
  complete: completeActivity,
  hold: holdActivity,
  reopen: reopenActivity,
}

/** The commands that the person may run now, the likeliest first. */
export const commandsOn = ({ can }: Pick<Activity, 'can'>): readonly ActivityCommandName[] =>
  commandNames.filter(name => can[name])

/** Form values, by field name. */
export type Values = Readonly<Record<string, string>>

/** Reasons that a command requires besides its figures. */
export interface ExtraFields {
  /** Whether a planned date has passed, which requires a reason. */
  readonly delay: boolean
  /**
   * The figure whose fall requires a reason: completion, or another figure below the newest update. Only the server
   * knows whether a figure falls below an older update.
   */
  readonly fall: 'completion' | 'figures' | 'older' | undefined
  /** The period that the entered dates are outside: the project's, or the activity's own. */
  readonly outside: Period | undefined
}

const DATED: readonly ActivityCommandName[] = ['start', 'update', 'complete']

interface Days {
  /** Today as YYYY-MM-DD, in the organisation's time zone. */
  readonly today: string
  /** The value of today when the form opened. */
  readonly begun: string
}

const fallBelowNewest = (row: ActivityRecord, values: Values, { today, begun }: Days): ExtraFields['fall'] => {
  if (![undefined, today, begun].includes(values.report_date)) return undefined
  const figure = (name: keyof ActivityProgress) => (values[name] ? Number(values[name]) : undefined)
  const stated = {
    completion: figure('completion'),
    actual_beneficiaries: figure('actual_beneficiaries'),
    actual_cost_minor: figure('actual_cost_minor'),
  }
  return fallOf(stated, row)
}

/** The period that the dates of a report or step are outside. A delay takes precedence, so it isn't checked here. */
const periodOutside = (row: ActivityRecord, days: Values): Period | undefined => {
  if (!isStatedOutside(row, days)) return undefined
  const stated = [days.report_date, days.actual_start, days.actual_end].map(day => day ?? '')
  return stated.some(day => isOutside(row.project, day)) ? row.project : row
}

/** The reasons that a command requires for these values, as far as the client can tell. */
export const extraFieldsOf = (
  row: ActivityRecord,
  name: ActivityCommandName,
  values: Values,
  days: Days,
): ExtraFields => {
  const isDated = DATED.includes(name)
  const delay = isDated && isPastPlan(datesAfter(row, values), days.today)
  return {
    delay,
    fall: name === 'update' || name === 'complete' ? fallBelowNewest(row, values, days) : undefined,
    outside: isDated && !delay ? periodOutside(row, values) : undefined,
  }
}
