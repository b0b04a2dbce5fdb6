import type { CallApi } from '@portal/contract/core/api/endpoint'
import type { FrameSession } from '@portal/contract/partners/embed'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { FrameMessage } from '../../elements/messages.ts'
import { type Failure, failureOf } from '../../sending.ts'
import type { WidgetState } from './shell/widget-state.ts'

export interface ContentProps {
  readonly state: WidgetState
  readonly person: FrameSession
  /** Calls the portal with the frame's session, which is limited to this record. */
  readonly api: CallApi
  /** Notifies the host page of events, without content. */
  readonly post: (message: FrameMessage) => void
}

export type WidgetContent = ComponentType<ContentProps>

/** Loads data when a widget mounts, and reloads it on demand. */
export const useLoaded = <Data>(read: () => Promise<Data>) => {
  const [data, setData] = useState<Data>()
  const [failure, setFailure] = useState<Failure>()
  const load = async () => {
    setFailure(undefined)
    try {
      setData(await read())
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
  }
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])
  return { data, failure, load }
}
