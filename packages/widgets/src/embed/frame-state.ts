import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ComplaintState } from '../complaint/complaint-store.ts'

/** What a browser without scripts needs to sign in: the link to follow, and the secret that goes with the code. */
export interface PlainSignIn {
  readonly link: string
  readonly verifier: string
  readonly isCodeWrong: boolean
  /** What was typed, where the server could not look at it. */
  readonly code?: string | undefined
}

/** All that the frame's document is made from; the server writes it, the browser reads the same. */
export interface FrameState {
  readonly site: string
  readonly locale: FrameLocale
  /** The page around the frame, the only origin that it ever speaks to. */
  readonly host: string
  readonly start: ComplaintState
  readonly signIn?: PlainSignIn | undefined
  /** Set where the next submission uses a ticket: it contains nothing of the person. */
  readonly ticket?: string | undefined
  /** The sign-in in the memory of the page, for browsers that store no cookie of a frame. */
  readonly bearer?: string | undefined
}
