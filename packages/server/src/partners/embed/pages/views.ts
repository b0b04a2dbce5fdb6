import type { ComplaintType } from '@portal/contract/complaints/complaints'
import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ScopedWidget, Widget } from '@portal/contract/partners/widget-scopes'

// The renderer is built from packages/widgets; these are the shapes it takes, written down on this side.

/** What the frame is rendered from. */
export interface FrameView {
  readonly site: string
  readonly locale: FrameLocale
  readonly host: string
  readonly start: {
    readonly written: { readonly body: string; readonly type: ComplaintType; readonly null_username: string }
    readonly step: 'writing' | 'sending' | 'received'
    readonly isTouched: boolean
    readonly receipt?: string | undefined
    readonly failure: {
      readonly code: string
      readonly fields: Readonly<Record<string, string>>
      readonly retryAfter?: number | undefined
    } | null
  }
  readonly signIn?:
    | {
        readonly link: string
        readonly verifier: string
        readonly isCodeWrong: boolean
        /** What was typed, where it was not looked at. */
        readonly code?: string | undefined
      }
    | undefined
  readonly ticket?: string | undefined
  readonly bearer?: string | undefined
}

/** What the frame of a widget about one thing is rendered from. */
export interface WidgetView {
  readonly widget: ScopedWidget
  readonly subject: string
  readonly site: string
  readonly locale: FrameLocale
  readonly host: string
  /** Whether somebody is signed in in this frame already. */
  readonly isSignedIn: boolean
}

/** What a step of the popup is rendered from. */
export interface ConnectView {
  readonly step: 'login' | 'confirm' | 'done'
  readonly site: string
  readonly widget: Widget
  readonly fields: Readonly<Record<string, string>>
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly code?: string | undefined
  readonly error?: string | undefined
}

/** A page's markup with its title. */
export interface Rendered {
  readonly title: string
  readonly markup: string
}
