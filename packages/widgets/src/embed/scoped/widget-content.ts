import type { FrameSession } from '@portal/contract/partners/embed'
import type { ComponentType } from 'react'
import type { FrameMessage } from '../../elements/messages.ts'
import type { CallApi } from '../../ports/call-api.ts'
import type { WidgetState } from './widget-state.ts'

export interface ContentProps {
  readonly state: WidgetState
  readonly person: FrameSession
  /** Calls the portal with the frame's session, which is limited to this record. */
  readonly api: CallApi
  /** Notifies the host page of events, without content. */
  readonly post: (message: FrameMessage) => void
}

export type WidgetContent = ComponentType<ContentProps>
