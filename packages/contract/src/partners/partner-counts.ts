import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { day, id } from '../core/fields/fields.ts'
import { widgets } from './widget-scopes.ts'

/** Days that uses of widgets are counted for, and stored. */
export const countedDays = 30

/**
 * What is counted of a widget: its frame was loaded, somebody opened it or signed in in it, what it is for was done.
 */
export const counted = ['loaded', 'opened', 'completed'] as const

/** One of them. */
export type Counted = (typeof counted)[number]

/** Whether a widget's use is counted: of complaints nothing is that reveals that one was sent. */
export const isCounted = (widget: string | undefined, what: Counted): boolean =>
  what !== 'completed' || (widget ?? 'complaint') !== 'complaint'

const figure = () => z.int().check(z.gte(0))

const row = z.object({
  /** YYYY-MM-DD. */
  day: day(),
  widget: z.enum(widgets),
  loaded: figure(),
  opened: figure(),
  completed: figure(),
})

/** How often the pages of a site used a widget on one day. */
export type PartnerCount = z.infer<typeof row>

/** GET /partners/:id/counts: how often the widgets of a site were used, by day, over the last 30 days. */
export const readPartnerCounts = endpoint({
  method: 'GET',
  path: '/partners/:id/counts',
  summary: 'Uses of the widgets of a partner site',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(row) }),
  errors: ['not_found'],
})
