import { type TextSource, TextsProvider } from '@portal/ui/texts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { connector } from './connection.ts'
import { Frame } from './Frame.tsx'
import { framePort } from './frame-port.ts'
import type { FrameState } from './frame-state.ts'
import { codeForHost, fitHost, followTheme, tellHost } from './host.ts'
import { LockedNotice } from './LockedNotice.tsx'
import { SignIn } from './SignIn.tsx'
import { areFormsBlocked } from './sandbox.ts'

interface LiveFrameProps {
  state: FrameState
  source: TextSource
  anew: string
  /** Runs when React has taken over the markup of the server. */
  onTaken: () => void
}

/** The frame once its scripts are there. */
export const LiveFrame = ({ state, source, anew, onTaken }: LiveFrameProps) => {
  const { site, locale, host } = state
  const [link] = useState(() => connector(site, locale))
  const [port] = useState(() => framePort(link))
  const [tell] = useState(() => tellHost(host))
  const [isTaken, setTaken] = useState(false)
  const [isLocked, setLocked] = useState(false)
  // Both in the same breath as the taking over: a letter typed in between would be lost.
  useLayoutEffect(() => {
    onTaken()
    setTaken(true)
  }, [onTaken])
  useEffect(() => {
    followTheme(host)
    fitHost(tell)
    setLocked(areFormsBlocked())
    void link.refresh()
    tell({ portal: 'ready' })
  }, [host, link, tell])
  return (
    <TextsProvider source={source}>
      {isLocked && <LockedNotice address={`/embed/complaint?${new URLSearchParams({ site, locale })}`} />}
      <Frame
        anew={anew}
        onFailed={code => tell({ portal: 'error', code: codeForHost(code) })}
        onFiled={() => tell({ portal: 'submit' })}
        port={port}
        signIn={isTaken ? <SignIn connector={link} /> : undefined}
        state={state}
      />
    </TextsProvider>
  )
}
