import * as z from 'zod/mini'
import { complaintDraft } from '../complaints/complaints.ts'
import { isCounted } from './partner-counts.ts'
import { widgets } from './widget-scopes.ts'

const token = () => z.string().check(z.regex(/^[A-Za-z0-9_.-]{8,400}$/, { error: 'wrong_type' }))

/** Names the site in every call of a frame. */
const siteKey = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'unknown_value' }))

/** Languages that a frame has texts for; every other is shown in English. */
export const frameLocales = ['en', 'ar'] as const

/** A language of a frame. */
export type FrameLocale = (typeof frameLocales)[number]

/** Names the widget of a frame and what it is about; left out, it is the complaint form. */
const scopeFields = {
  widget: z.optional(z.enum(widgets, { error: 'unknown_value' })),
  subject: z.optional(z.string().check(z.maxLength(100, { error: 'too_long' }))),
}

/** Body of the calls that say nothing but whose frame it is. */
export const frameCall = z.object({ site: siteKey(), ...scopeFields })

/** Query of GET /embed/complaint. `origin` is the page that shows the frame; it has to be on the site's list. */
export const frameQuery = z.object({ site: siteKey(), origin: z.optional(z.string()) })

/** Header of the calls of a frame: its widget and what it is about, separated by a colon. */
export const SCOPE_HEADER = 'portal-widget'

/** Query of GET /embed/connect: `challenge` is the S256 of a secret that never leaves the frame. */
export const connectQuery = z.object({
  site: siteKey(),
  ...scopeFields,
  state: token(),
  challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
})

/** POST /embed/token: the one-time code becomes a cookie, or, where the browser stores none, a bearer in memory. */
export const exchange = z.object({
  site: siteKey(),
  ...scopeFields,
  code: z.string().check(z.regex(/^[A-Z2-9-]{6,16}$/)),
  verifier: token(),
  keep: z.enum(['cookie', 'memory']),
})

/** POST /embed/complaints: a draft from a frame, with pictures as its files; a private one with its ticket. */
export const framedComplaint = z.object({
  site: siteKey(),
  draft: complaintDraft,
  ticket: z.optional(token()),
  key: z.optional(token()),
})

/**
 * POST /embed/uses: that the widget of a frame was opened, or done with; of whom, and what it is about, is not said.
 */
export const frameUse = z
  .object({
    site: siteKey(),
    widget: scopeFields.widget,
    used: z.enum(['opened', 'completed'], { error: 'unknown_value' }),
  })
  .check(z.refine(({ widget, used }) => isCounted(widget, used), { error: 'unknown_value' }))

/**
 * POST /embed/live_check: a frame of a page that is checked in a window says that it is shown, and whether forms work.
 */
export const frameLiveCheck = z.object({
  site: siteKey(),
  widget: z.enum(widgets, { error: 'unknown_value' }),
  token: z.uuid({ error: 'wrong_type' }),
  isSandboxed: z.boolean(),
})

/** Why a frame is not shown; the page around receives it as the code of `portal-error`. */
export type FrameRefusal =
  | 'key_missing'
  | 'key_unknown'
  | 'origin_missing'
  | 'widget_refused'
  | 'subject_missing'
  | 'subject_wrong'

/** Who a frame is signed in as. */
export interface FrameSession {
  readonly id: string
  readonly full_name_en: string
  readonly full_name_ar: string
}

/** What the popup posts to the frame that opened it, and to no other origin. */
export interface ConnectMessage {
  readonly type: 'portal-connected'
  readonly state: string
  readonly code: string
}
