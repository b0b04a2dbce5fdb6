import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id, reference } from '../core/fields/fields.ts'
import { type Finding, finding, toneOfFinding } from './partner-checks.ts'

/** How long the frames of a checked page may report. */
export const liveCheckSeconds = 300

/** Replaces the site's earlier check. Only the client that opens the page knows the token. */
export const startLiveCheck = endpoint({
  method: 'POST',
  path: '/partners/:id/live_check',
  summary: 'Check a page of a partner site in a window',
  needs: 'sysadmin',
  input: z.object({ id: id(), token: reference() }),
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

/** Findings of a live check. After the time is over, names frames that never reported. */
export const concludedFindings = (findings: readonly Finding[], isOver: boolean): readonly Finding[] => {
  if (isOver && findings.length === 0) return [{ code: 'nothing_asked' }]
  const isShown = (widget: string | undefined) =>
    findings.some(({ code, value }) => code === 'widget_shown' && value === widget)
  const isRefused = findings.some(({ code }) => toneOfFinding(code) === 'problem')
  return findings.flatMap((one): Finding[] => {
    if (one.code !== 'frame_asked') return [one]
    if (isShown(one.value)) return []
    if (!isOver) return [one]
    return isRefused ? [] : [{ ...one, code: 'frame_silent' }]
  })
}
