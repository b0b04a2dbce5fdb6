import * as z from 'zod/mini'
import { complaintDraft } from '../complaints/complaints.ts'
import { isCounted } from './partner-counts.ts'
import { widgets } from './widget-scopes.ts'

const token = () => z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,400}$/, { error: 'wrong_type' }))

const siteKey = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'unknown_value' }))

/** Other languages fall back to English. */
export const frameLocales = ['en', 'ar'] as const

export type FrameLocale = (typeof frameLocales)[number]

/** The widget and its subject. Defaults to the complaint form. */
const scopeFields = {
  widget: z.optional(z.enum(widgets, { error: 'unknown_value' })),
  subject: z.optional(z.string().check(z.maxLength(100, { error: 'too_long' }))),
}

export const frameCall = z.object({ site: siteKey(), ...scopeFields })

/** Query of GET /embed/complaint. `origin` is the page that shows the frame, and must be on the site's list. */
export const frameQuery = z.object({ site: siteKey(), origin: z.optional(z.string()) })

/** Request header of frames: the widget and its subject, separated by a colon. */
export const SCOPE_HEADER = 'portal-widget'

/** Query of GET /embed/connect. `challenge` is the S256 hash of a secret that never leaves the frame. */
export const connectQuery = z.object({
  site: siteKey(),
  ...scopeFields,
  state: token(),
  challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
})

/** Body of POST /embed/token: the code becomes a cookie, or a bearer token in browsers that store none. */
export const exchange = z.object({
  site: siteKey(),
  ...scopeFields,
  code: z.string().check(z.regex(/^[A-Z2-9-]{6,16}$/)),
  verifier: token(),
  keep: z.enum(['cookie', 'memory']),
})

/** Body of POST /embed/complaints, with pictures as files. Private complaints require a ticket. */
export const framedComplaint = z.object({
  site: siteKey(),
  draft: complaintDraft,
  ticket: z.optional(token()),
  key: z.optional(token()),
})

/** Body of POST /embed/uses. Contains neither the person nor the subject. */
export const frameUse = z
  .object({
    site: siteKey(),
    widget: scopeFields.widget,
    used: z.enum(['opened', 'completed'], { error: 'unknown_value' }),
  })
  .check(z.refine(({ widget, used }) => isCounted(widget, used), { error: 'unknown_value' }))

/** Body of POST /embed/live_check: a frame on a checked page reports that it is shown, and whether forms work. */
export const frameLiveCheck = z.object({
  site: siteKey(),
  widget: z.enum(widgets, { error: 'unknown_value' }),
  token: z.uuid({ error: 'wrong_type' }),
  isSandboxed: z.boolean(),
})

/** Why a frame isn't shown. The surrounding page receives it as the code of `portal-error`. */
export type FrameRefusal =
  | 'key_missing'
  | 'key_unknown'
  | 'origin_missing'
  | 'widget_refused'
  | 'subject_missing'
  | 'subject_wrong'

export interface FrameSession {
  readonly id: string
  readonly full_name_en: string
  readonly full_name_ar: string
}

/** Posted by the popup to the frame that opened it, and to no other origin. */
export interface ConnectMessage {
  readonly type: 'portal-connected'
  readonly state: string
  readonly code: string
}
