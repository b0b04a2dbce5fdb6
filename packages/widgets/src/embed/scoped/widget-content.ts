import type { FrameSession } from '@portal/contract/partners/embed'
import type { ComponentType } from 'react'
import type { FrameMessage } from '../../elements/messages.ts'
import type { CallApi } from '../../ports/call-api.ts'
import type { WidgetState } from './widget-state.ts'

/** What a widget's own code is given once somebody is signed in. */
export interface ContentProps {
  readonly state: WidgetState
  readonly person: FrameSession
  /** Calls the portal with the frame's sign-in, which is good for this one thing. */
  readonly api: CallApi
  /** Notifies the page around what happened, without content. */
  readonly post: (message: FrameMessage) => void
}

/** A widget's own code. */
export type WidgetContent = ComponentType<ContentProps>
