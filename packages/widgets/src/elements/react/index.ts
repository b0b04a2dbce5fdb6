import type { HTMLAttributes } from 'react'
import type { ComplaintAttributes, PortalEvent } from '../index.ts'

/** `<portal-complaint>` in JSX of React 19: its attributes, and its events as `onportal-submit` and the like. */
export type PortalComplaintProps = HTMLAttributes<HTMLElement> &
  ComplaintAttributes & {
    readonly [Name in `onportal-${'loaded' | 'ready' | 'open' | 'close' | 'submit' | 'error'}`]?: (
      event: PortalEvent,
    ) => void
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-complaint': PortalComplaintProps
    }
  }
}
