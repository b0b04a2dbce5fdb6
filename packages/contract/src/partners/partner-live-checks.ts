import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import { finding } from './partner-checks.ts'

/** How long the frames of a checked page may report. */
export const liveCheckSeconds = 300

/** Replaces the site's earlier check. Only the client that opens the page knows the token. */
export const startLiveCheck = endpoint({
  method: 'POST',
  path: '/partners/:id/live_check',
  summary: 'Check a page of a partner site in a window',
  needs: 'sysadmin',
  input: z.object({ id: id(), token: id() }),
  output: done,
  errors: ['not_found'],
})

/** Findings reported so far. Empty once the time is over. */
export const readLiveCheck = endpoint({
  method: 'GET',
  path: '/partners/:id/live_check',
  summary: 'What the widgets of a page reported',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(z.object({ findings: z.array(finding) })),
  errors: ['not_found'],
})
