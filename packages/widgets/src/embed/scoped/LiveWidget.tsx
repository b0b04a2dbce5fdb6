import { call, ProblemError } from '@portal/contract/core/api/call'
import type { CallApi } from '@portal/contract/core/api/endpoint'
import type { FrameSession } from '@portal/contract/partners/embed'
import { useStore } from '@portal/ui/store'
import { type TextSource, TextsProvider } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { useEffect, useState } from 'react'
import type { FrameMessage } from '../../elements/messages.ts'
import { createHostPost, followTheme, reportObstacles } from '../live/host.ts'
import { reportLiveCheck } from '../live/live-check.ts'
import { reporterOf } from '../live/uses.ts'
import { connector } from '../sign-in/connection.ts'
import type { Connector } from '../sign-in/connector.ts'
import { fitContent, fitTable } from './fit-content.ts'
import { FirstState } from './shell/FirstState.tsx'
import { WidgetSignIn } from './shell/WidgetSignIn.tsx'
import type { WidgetState } from './shell/widget-state.ts'
import type { WidgetContent } from './widget-content.ts'

const isDone = ({ portal }: FrameMessage) => ['submit', 'sign', 'reject', 'change'].includes(portal)

interface LiveWidgetProps {
  state: WidgetState
  source: TextSource
  Content: WidgetContent
  /** The element with the server's markup. */
  root: HTMLElement
}

/** Calls the portal with the frame's session. Reports error codes to the host page. */
const frameApi = (connection: Connector, post: (message: FrameMessage) => void): CallApi => {
  const caller = { root: '/embed/api', fetch: connection.fetch }
  return async (endpoint, input, key, files) => {
    try {
      return await call(caller, endpoint, input, key, files)
    } catch (error) {
      if (error instanceof ProblemError) post({ portal: 'error', code: error.problem.code })
      throw error
    }
  }
}

/** The frame of a widget after its script has loaded. After the session ends, the content stays. */
export const LiveWidget = ({ state, source, Content, root }: LiveWidgetProps) => {
  const { site, locale, host, widget, subject } = state
  const [connection] = useState(() => connector(site, locale, { widget, subject }))
  const [reportUse] = useState(() => reporterOf(site, widget))
  const [post] = useState(() => {
    const post = createHostPost(host)
    return (message: FrameMessage) => {
      if (isDone(message)) reportUse('completed')
      post(message)
    }
  })
  const [api] = useState(() => frameApi(connection, post))
  const { person, isEnded } = useStore(connection)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    followTheme(host)
    void connection.refresh().finally(() => setAsked(true))
    post({ portal: 'ready' })
    reportLiveCheck(site, widget)
    return widget === 'budget' ? fitTable(post) : fitContent(root, post)
  }, [host, connection, post, root, site, widget])
  useEffect(() => reportObstacles(connection, post), [connection, post])
  const isIn = person !== null
  useEffect(() => {
    if (isIn) reportUse('opened')
  }, [isIn, reportUse])
  const signIn = <WidgetSignIn connector={connection} isEnded={isEnded} widget={widget} />
  const content = (given: FrameSession) => (
    <UiProvider source={source}>
      {isEnded && signIn}
      <Content api={api} key={given.id} person={given} post={post} state={state} />
      {!isEnded && signIn}
    </UiProvider>
  )
  return (
    <TextsProvider source={source}>
      {person ? content(person) : <FirstState signIn={isAsked ? signIn : undefined} state={state} />}
    </TextsProvider>
  )
}
