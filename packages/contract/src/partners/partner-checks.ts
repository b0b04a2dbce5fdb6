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

/** All that can be found on a partner's page; the texts are `findings.<code>` of the partner sites. */
export const findingCodes = [...problems, ...notes, ...merits] as const

/** The name of a finding. */
export type FindingCode = (typeof findingCodes)[number]

/** Whether a finding prevents a widget from working, is good to know, or is as it should be. */
export const toneOfFinding = (code: FindingCode): 'problem' | 'note' | 'good' => {
  const isIn = (list: readonly FindingCode[]) => list.includes(code)
  if (isIn(problems)) return 'problem'
  return isIn(notes) ? 'note' : 'good'
}

/** The shape of a finding. */
export const finding = z.object({
  code: z.enum(findingCodes),
  /** What was found, as it is written there: a key, an origin, a status. */
  value: z.optional(z.string()),
  /** A line to put into the page or its policy. */
  add: z.optional(z.string()),
})

/** One thing that was found on a page. */
export type Finding = z.infer<typeof finding>

const isPage = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/**
 * POST /partners/:id/check: reads a page of the site's, as it is sent to somebody who is not signed in there, and says
 * what prevents the widgets on it from working. Nothing of it is stored. `portal` is this portal's origin, as the
 * browser knows it.
 */
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
      /** Of the page that was read in the end, after redirects. */
      address: z.string(),
      findings: z.array(finding),
    }),
  ),
  errors: ['not_found', 'too_many_jobs', 'busy'],
})
