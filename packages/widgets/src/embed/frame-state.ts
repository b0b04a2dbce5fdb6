import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ComplaintState } from '../complaint/complaint-store.ts'

/** What the sign-in without scripts needs: the link to follow, and the secret that belongs to the code. */
export interface PlainSignInState {
  readonly link: string
  readonly verifier: string
  readonly isCodeWrong: boolean
  /** The typed code, if the server could not check it. */
  readonly code?: string | undefined
}

/** Everything that the frame's document depends on. The server writes it into the document for the browser. */
export interface FrameState {
  readonly site: string
  readonly locale: FrameLocale
  /** Origin of the host page. The frame posts messages to no other. */
  readonly host: string
  readonly start: ComplaintState
  readonly signIn?: PlainSignInState | undefined
  /** Ticket of the next submission. It contains nothing about the person. */
  readonly ticket?: string | undefined
  /** Token kept in the page's memory, for browsers that block cookies in frames. */
  readonly bearer?: string | undefined
}
