import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done } from '../core/api/lists.ts'
import { choice } from '../core/fields/fields.ts'

/** Metrics of web-vitals. CLS has no unit, the others are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** One metric of one page view. Contains neither the person nor the address. */
export const reportVital = endpoint({
  method: 'POST',
  path: '/vitals',
  summary: 'Report a web vital',
  needs: 'public',
  beacon: true,
  input: z.object({
    name: choice(vitalNames),
    value: z
      .number({ error: 'wrong_type' })
      .check(z.gte(0, { error: 'value_negative' }), z.lte(600_000, { error: 'unknown_value' })),
    route: z.string({ error: 'wrong_type' }).check(z.regex(/^[A-Za-z]{1,60}$/, { error: 'unknown_value' })),
  }),
  output: done,
  errors: ['too_many_requests'],
})

/** 75th percentile per route and metric over the last 28 days. */
export const readVitals = endpoint({
  method: 'GET',
  path: '/vitals',
  summary: 'Web vitals by route',
  needs: 'sysadmin',
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ route: z.string(), name: z.enum(vitalNames), p75: z.number(), samples: z.int() })),
  }),
})
