import type { FrameSession } from '@portal/contract/partners/embed'
import type { Store } from '@portal/ui/store'

/** The frame's session with the portal. The bearer is in memory only, where the browser stores no cookie of a frame. */
export interface Connection {
  readonly person: FrameSession | null
  /** Whether the sign-in of that person is over; what they work in stays where it is. */
  readonly isEnded: boolean
  readonly isWaiting: boolean
  /** Why there is no sign-in yet: no window, one that closed without a code, or a code that is wrong. */
  readonly obstacle: 'blocked' | 'closed' | 'code_wrong' | null
  /** Address of the portal's page that shows a code for this frame; empty until it is made. */
  readonly link: string
}

interface RequestOptions {
  readonly isAnonymous?: boolean
  readonly files?: readonly Blob[]
}

/** The sign-in of one frame. */
export interface Connector extends Store<Connection> {
  /**
   * Uses the typed code, or opens the popup, unless signed in; answers whether the frame is signed in at the end. Called
   * again meanwhile, it shows the popup that is open and answers what that brings.
   */
  readonly connect: () => Promise<boolean>
  /** Stores a code that was typed, for the next `connect`. */
  readonly type: (code: string) => void
  readonly leave: () => Promise<void>
  /** Asks the portal who is signed in here. */
  readonly refresh: () => Promise<boolean>
  /** A call of the embed routes with the frame's own sign-in; `isAnonymous` sends none. */
  readonly request: (path: string, body: object, more?: RequestOptions) => Promise<Response>
  /** A call of the api with the frame's own sign-in; notes where that is over. */
  readonly fetch: typeof fetch
}
