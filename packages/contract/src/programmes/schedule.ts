import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, month } from '../core/fields/fields.ts'
import { activity } from './activities.ts'

/** How many activities a timeline shows at most; where there are more, it is refused with `report_too_large`. */
export const timelineMost = 2000

/** An activity with its planned and its actual time. */
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

/** An activity with its planned and its actual time. */
export type TimelineActivity = z.infer<typeof timelineActivity>

/** GET /projects/:id/timeline: all activities of a project that one sees, by their planned start. */
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

/** What a day of the calendar contains: planned days of activities, sessions of trainings, and the ends of projects. */
const calendarKinds = ['activity_start', 'activity_end', 'session', 'project_end'] as const

/** What happens on a day; `id` is that of the activity, the training or the project. */
export const calendarEntry = z.object({
  kind: z.enum(calendarKinds),
  id: id(),
  day: z.string(),
  code: z.string(),
  name: z.string(),
  /** Of a session, as HH:MM; else null. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  /** Whether an activity has begun or is completed by now, where that is what the day is for. */
  is_done: z.boolean(),
})

/** What happens on a day. */
export type CalendarEntry = z.infer<typeof calendarEntry>

/** GET /calendar: a month of what the person works on, or with `any` of all that they see. */
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
