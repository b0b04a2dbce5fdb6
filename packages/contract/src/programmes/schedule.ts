import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, month } from '../core/fields/fields.ts'
import { activity } from './activities.ts'

/** Larger timelines fail with `report_too_large`. */
export const timelineMost = 2000

export const timelineActivity = z.pick(activity, {
  id: true,
  code: true,
  name: true,
  state: true,
  start_date: true,
  end_date: true,
  actual_start: true,
  actual_end: true,
})

export type TimelineActivity = z.infer<typeof timelineActivity>

export const readProjectTimeline = endpoint({
  method: 'GET',
  path: '/projects/:id/timeline',
  summary: 'The activities of a project in time',
  needs: {
    allOf: [
      ['projects', 'view'],
      ['activities', 'view'],
    ],
  },
  input: z.object({ id: id() }),
  output: one(z.object({ today: z.string(), activities: z.array(timelineActivity) })),
  errors: ['not_found', 'report_too_large'],
})

const calendarKinds = ['activity_start', 'activity_end', 'session', 'project_end'] as const

/** `id` is that of the activity, training, or project. */
export const calendarEntry = z.object({
  kind: z.enum(calendarKinds),
  id: id(),
  day: z.string(),
  code: z.string(),
  name: z.string(),
  /** Time of a session as HH:MM, else null. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  /** Whether an activity has started (`activity_start`) or is completed (`activity_end`). False for other kinds. */
  is_done: z.boolean(),
})

export type CalendarEntry = z.infer<typeof calendarEntry>

/** A month of the person's own work, or with `any` of all that they see. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/calendar',
  summary: 'Activities, sessions and due dates of a month',
  needs: {
    anyOf: [
      ['projects', 'view'],
      ['activities', 'view'],
      ['sub_activities', 'view'],
    ],
  },
  input: z.object({ month: month(), assigned: z.optional(z.enum(['yes', 'any'], { error: 'unknown_value' })) }),
  output: one(z.array(calendarEntry)),
})
