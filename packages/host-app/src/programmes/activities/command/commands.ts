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
import { isPastPlan } from '@portal/contract/programmes/delays'
import type * as z from 'zod/mini'

/** What can be done with an activity beside changing its plan, in the order of its life; the names are its rights. */
export const commandNames = ['start', 'resume', 'update', 'complete', 'hold', 'reopen'] as const

/** One of them. */
export type CommandName = (typeof commandNames)[number]

/** How each is done; all answer with the record as it is then. */
export const endpoints: Readonly<Record<CommandName, Endpoint<z.ZodMiniType, (typeof startActivity)['output']>>> = {
  start: startActivity,
  resume: resumeActivity,
  update: addActivityUpdate,
  complete: completeActivity,
  hold: holdActivity,
  reopen: reopenActivity,
}

/** The commands that are open to the person now, the likeliest first. */
export const commandsOn = ({ can }: Pick<Activity, 'can'>): readonly CommandName[] =>
  commandNames.filter(name => can[name])

/** The fields of a form as texts, by name. */
export type Values = Readonly<Record<string, string>>

/** What has to be said beside the figures. */
export interface ExtraFields {
  /** Why a planned date has passed (decision 2). */
  readonly delay: boolean
  /**
   * Why a figure falls (decision 2): completion or another one under the newest update, or one among older updates,
   * which only the server knows.
   */
  readonly fall: 'completion' | 'figures' | 'older' | undefined
  /** The period that stated days are outside of: the project's, or the activity's own. */
  readonly outside: Period | undefined
}

const DATED: readonly CommandName[] = ['start', 'update', 'complete']

interface Days {
  /** Today where the organisation is, as YYYY-MM-DD. */
  readonly today: string
  /** The day that was taken as today when the form was opened. */
  readonly begun: string
}

const figures = ['actual_beneficiaries', 'actual_cost_minor'] as const

const fallBelowNewest = (row: ActivityRecord, values: Values, { today, begun }: Days): ExtraFields['fall'] => {
  if (![undefined, today, begun].includes(values.report_date)) return undefined
  const isBelow = (name: (typeof figures)[number] | 'completion') =>
    Boolean(values[name]) && Number(values[name]) < row[name]
  if (isBelow('completion')) return 'completion'
  return figures.some(isBelow) ? 'figures' : undefined
}

/** The period that days of a report or a step are outside of, where a delay is not what is to be justified. */
const periodOutside = (row: ActivityRecord, days: Values): Period | undefined => {
  if (!isStatedOutside(row, days)) return undefined
  const stated = [days.report_date, days.actual_start, days.actual_end].map(day => day ?? '')
  return stated.some(day => isOutside(row.project, day)) ? row.project : row
}

/** What a command asks for with these values, as far as the activity's current state shows. */
export const extraFieldsOf = (row: ActivityRecord, name: CommandName, values: Values, days: Days): ExtraFields => {
  const dates = {
    actual_start: values.actual_start || row.actual_start,
    actual_end: values.actual_end || row.actual_end,
  }
  const isDated = DATED.includes(name)
  const delay = isDated && isPastPlan({ ...row, ...dates }, days.today)
  return {
    delay,
    fall: name === 'update' || name === 'complete' ? fallBelowNewest(row, values, days) : undefined,
    outside: isDated && !delay ? periodOutside(row, values) : undefined,
  }
}
