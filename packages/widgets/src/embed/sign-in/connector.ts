import type { FrameSession } from '@portal/contract/partners/embed'
import type { Store } from '@portal/ui/store'

/** The frame's session with the portal. Browsers that block cookies in frames keep a bearer token in memory. */
export interface Connection {
  readonly person: FrameSession | null
  /** Whether the session ended. The person's work stays in place. */
  readonly isEnded: boolean
  readonly isWaiting: boolean
  /** Why sign-in failed: the popup was blocked, it closed without a code, or the code was wrong. */
  readonly obstacle: 'blocked' | 'closed' | 'code_wrong' | null
  /** URL of the portal's page that shows a code for this frame. Empty until prepared. */
  readonly link: string
}

interface RequestOptions {
  readonly isAnonymous?: boolean
  readonly files?: readonly Blob[]
}

/** The sign-in of one frame. */
export interface Connector extends Store<Connection> {
  /**
   * Signs in with the typed code or a popup, unless already signed in. Resolves to whether the frame is signed in.
   * Another call meanwhile focuses the open popup and shares its result.
   */
  readonly connect: () => Promise<boolean>
  /** Stores a typed code for the next `connect`. */
  readonly type: (code: string) => void
  readonly leave: () => Promise<void>
  /** Asks the portal who is signed in. Resolves to whether anyone is. */
  readonly refresh: () => Promise<boolean>
  /** Sends a request to the embed routes with the frame's session. `isAnonymous` omits the session. */
  readonly request: (path: string, body: object, more?: RequestOptions) => Promise<Response>
  /** Sends a request to the API with the frame's session. Records when the session has ended. */
  readonly fetch: typeof fetch
}
