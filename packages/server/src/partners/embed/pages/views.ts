import type { ComplaintType } from '@portal/contract/complaints/complaints'
import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ScopedWidget, Widget } from '@portal/contract/partners/widget-scopes'

// packages/widgets builds the renderer. These are the shapes it takes, as declared by the server.

/** What the frame renders from. */
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
        /** The code as typed, if it wasn't checked. */
        readonly code?: string | undefined
      }
    | undefined
  readonly ticket?: string | undefined
  readonly bearer?: string | undefined
}

/** What the frame of a widget about one record renders from. */
export interface WidgetView {
  readonly widget: ScopedWidget
  readonly subject: string
  readonly site: string
  readonly locale: FrameLocale
  readonly host: string
  /** Whether a person is already signed in to this frame. */
  readonly isSignedIn: boolean
}

/** What a step of the popup renders from. */
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

export interface RenderedFrame {
  readonly title: string
  readonly markup: string
}
