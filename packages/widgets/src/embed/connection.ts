import type { FrameSession } from '@portal/contract/embed'
import { formOf } from '@portal/contract/sent-form'
import { challengeOf, codeFrom, random } from './popup.ts'

/** How the frame stands with the portal. The bearer is in memory only, where the browser keeps no cookie of a frame. */
export interface Connection {
  readonly person: FrameSession | null
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
export interface Connector {
  readonly read: () => Connection
  readonly subscribe: (listener: () => void) => () => void
  /** Uses the typed code, or opens the popup, unless signed in; answers whether the frame is signed in at the end. */
  readonly connect: () => Promise<boolean>
  /** Keeps a code that was typed, for the next `connect`. */
  readonly type: (code: string) => void
  readonly leave: () => Promise<void>
  /** Asks the portal who is signed in here. */
  readonly refresh: () => Promise<boolean>
  /** A call of the embed routes with the frame's own sign-in; `isAnonymous` sends none. */
  readonly request: (path: string, body: object, more?: RequestOptions) => Promise<Response>
}

/** Makes the connector of a frame. */
export const connector = (site: string, locale: string): Connector => {
  let connection: Connection = { person: null, isWaiting: false, obstacle: null, link: '' }
  let bearer: string | undefined
  let typed = ''
  const listeners = new Set<() => void>()
  const update = (change: Partial<Connection>) => {
    connection = { ...connection, ...change }
    for (const listener of listeners) listener()
  }
  const request: Connector['request'] = (path, body, { isAnonymous = false, files = [] } = {}) =>
    fetch(`/embed/${path}`, {
      method: 'POST',
      credentials: isAnonymous ? 'omit' : 'same-origin',
      headers: {
        ...(files.length === 0 && { 'content-type': 'application/json' }),
        ...(bearer && !isAnonymous && { authorization: `Bearer ${bearer}` }),
      },
      body: files.length > 0 ? formOf({ site, ...body }, files) : JSON.stringify({ site, ...body }),
    })
  const refresh = async () => {
    const answer = await request('session', {}).catch(() => null)
    const { data = null } = answer?.ok ? await answer.json() : {}
    update({ person: data })
    return data !== null
  }
  const redeem = async (code: string, verifier: string) => {
    const exchange = async (keep: 'cookie' | 'memory') => {
      const answer = await request('token', { code, verifier, keep })
      bearer = answer.ok ? (await answer.json()).data.bearer : undefined
      return answer.ok
    }
    if (!(await exchange(location.protocol === 'https:' ? 'cookie' : 'memory'))) return false
    if (await refresh()) return true
    // The cookie did not stick: the code may be traded once more, for a bearer.
    await exchange('memory')
    return refresh()
  }
  // Made ahead of the press: browsers open a window only in the same breath with it.
  const prepare = async () => {
    const [state, verifier] = [random(), random()]
    const query = new URLSearchParams({ site, locale, state, challenge: await challengeOf(verifier) })
    const made = { state, verifier, link: `/embed/connect?${query}` }
    update({ link: made.link })
    prepared = made
    return made
  }
  let prepared: Awaited<ReturnType<typeof prepare>> | undefined
  let preparing = prepare()
  const finish = async (code: string, verifier: string) => {
    const isDone = await redeem(code, verifier).catch(() => false)
    typed = ''
    update({ isWaiting: false, obstacle: isDone ? null : 'code_wrong' })
    if (isDone) preparing = prepare()
    return isDone
  }
  return {
    read: () => connection,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type: code => {
      typed = code.trim().toUpperCase()
    },
    connect: async () => {
      if (connection.person) return true
      const { state, verifier, link } = prepared ?? (await preparing)
      if (typed) return finish(typed, verifier)
      const popup = open(link, '', 'popup,width=480,height=640')
      update({ obstacle: popup ? null : 'blocked', isWaiting: Boolean(popup) })
      if (!popup) return false
      const code = await codeFrom(popup, state)
      if (code !== null) return finish(code, verifier)
      update({ isWaiting: false, obstacle: 'closed' })
      return false
    },
    leave: async () => {
      await request('leave', {}).catch(() => null)
      bearer = undefined
      update({ person: null })
    },
    refresh,
    request,
  }
}
