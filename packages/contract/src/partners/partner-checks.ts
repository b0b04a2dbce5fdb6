import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id, line } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { origin } from './partners.ts'

const problems = [
  'page_private',
  'page_unreachable',
  'page_slow',
  'page_redirects',
  'page_status',
  'page_no_html',
  'page_insecure',
  'origin_missing',
  'tag_missing',
  'script_missing',
  'element_missing',
  'key_missing',
  'key_unknown',
  'widget_unknown',
  'widget_refused',
  'subject_wrong',
  'script_blocked',
  'nonce_missing',
  'frame_blocked',
  'sandboxed',
  'frame_silent',
  'nothing_asked',
] as const

const notes = ['key_former', 'opener_isolated', 'portal_insecure', 'page_cut', 'cookie_refused'] as const

const merits = [
  'origin_listed',
  'tag_found',
  'key_current',
  'policy_passes',
  'frame_asked',
  'widget_shown',
  'cookie_kept',
] as const

/** Texts are `findings.<code>` of the partner sites. */
export const findingCodes = [...problems, ...notes, ...merits] as const

export type FindingCode = (typeof findingCodes)[number]

/** A `problem` prevents a widget from working, a `note` is worth knowing, and `good` is correct. */
export const toneOfFinding = (code: FindingCode): 'problem' | 'note' | 'good' => {
  const isIn = (list: readonly FindingCode[]) => list.includes(code)
  if (isIn(problems)) return 'problem'
  return isIn(notes) ? 'note' : 'good'
}

export const finding = z.object({
  code: z.enum(findingCodes),
  value: z.optional(z.string()),
  /** A line to add to the page or its policy. */
  add: z.optional(z.string()),
})

export type Finding = z.infer<typeof finding>

const isPage = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** Fetches the page without a session and stores nothing. `portal` is this portal's origin in the browser. */
export const checkPartnerPage = endpoint({
  method: 'POST',
  path: '/partners/:id/check',
  summary: 'Check a page of a partner site',
  needs: 'sysadmin',
  input: z.object({
    id: id(),
    address: line(limits.address_length).check(z.refine(isPage, { error: 'address_invalid' })),
    portal: origin(),
  }),
  output: one(
    z.object({
      address: z.string(),
      findings: z.array(finding),
    }),
  ),
  errors: ['not_found', 'too_many_jobs', 'busy'],
})
