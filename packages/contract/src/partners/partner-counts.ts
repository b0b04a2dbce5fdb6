import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { day, id } from '../core/fields/fields.ts'
import { widgets } from './widget-scopes.ts'

/** Counts are stored for this many days. */
export const countedDays = 30

/** The day under which a use is counted, in UTC. */
export const dayOfUse = (moment: Date): string => moment.toISOString().slice(0, 10)

/** `opened` includes logging in to the widget. `completed` means that the person finished its task. */
export const counted = ['loaded', 'opened', 'completed'] as const

export type Counted = (typeof counted)[number]

/** Completed complaints aren't counted, because that would reveal that one was sent. */
export const isCounted = (widget: string | undefined, what: Counted): boolean =>
  what !== 'completed' || (widget ?? 'complaint') !== 'complaint'

const figure = () => z.int().check(z.gte(0))

const row = z.object({
  day: day(),
  widget: z.enum(widgets),
  loaded: figure(),
  opened: figure(),
  completed: figure(),
})

export type PartnerCount = z.infer<typeof row>

export const readPartnerCounts = endpoint({
  method: 'GET',
  path: '/partners/:id/counts',
  summary: 'Uses of the widgets of a partner site',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(row) }),
  errors: ['not_found'],
})
