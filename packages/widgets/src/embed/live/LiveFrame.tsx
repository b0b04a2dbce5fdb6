import { type TextSource, TextsProvider } from '@portal/ui/texts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Frame } from '../Frame.tsx'
import type { FrameState } from '../frame-state.ts'
import { connector } from '../sign-in/connection.ts'
import { SignIn } from '../sign-in/SignIn.tsx'
import { BlockedFormNotice } from './BlockedFormNotice.tsx'
import { framePort } from './frame-port.ts'
import { codeForHost, createHostPost, fitHost, followTheme, reportObstacles } from './host.ts'
import { areFormsBlocked, reportLiveCheck } from './live-check.ts'
import { reporterOf, whenSeen } from './uses.ts'

interface LiveFrameProps {
  state: FrameState
  source: TextSource
  restartHref: string
  /** Called when React has hydrated the server's markup. */
  onHydrated: () => void
}

/** The complaint frame after its scripts have loaded. */
export const LiveFrame = ({ state, source, restartHref, onHydrated }: LiveFrameProps) => {
  const { site, locale, host } = state
  const [connection] = useState(() => connector(site, locale))
  const [port] = useState(() => framePort(connection))
  const [post] = useState(() => createHostPost(host))
  const [reportUse] = useState(() => reporterOf(site, 'complaint'))
  const [isHydrated, setHydrated] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  // Runs synchronously with hydration. Otherwise a character typed in between is lost.
  useLayoutEffect(() => {
    onHydrated()
    setHydrated(true)
  }, [onHydrated])
  useEffect(() => {
    followTheme(host)
    fitHost(post)
    whenSeen(() => reportUse('opened'))
    setBlocked(areFormsBlocked())
    void connection.refresh()
    post({ portal: 'ready' })
    reportLiveCheck(site, 'complaint')
  }, [host, connection, post, site, reportUse])
  useEffect(() => reportObstacles(connection, post), [connection, post])
  return (
    <TextsProvider source={source}>
      <Frame
        notice={
          isBlocked && <BlockedFormNotice address={`/embed/complaint?${new URLSearchParams({ site, locale })}`} />
        }
        restartHref={restartHref}
        onFailed={code => post({ portal: 'error', code: codeForHost(code) })}
        onFiled={() => post({ portal: 'submit' })}
        port={port}
        signIn={isHydrated ? <SignIn connector={connection} /> : undefined}
        state={state}
      />
    </TextsProvider>
  )
}
