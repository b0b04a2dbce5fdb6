import type { ConnectMessage, FrameSession } from '@portal/contract/embed'

/** How the frame stands with the portal. The bearer is in memory only, where the browser keeps no cookie of a frame. */
export interface Connection {
  readonly person: FrameSession | null
  readonly isWaiting: boolean
  readonly isBlocked: boolean
}

/** The sign-in of one frame. */
export interface Connector {
  readonly read: () => Connection
  readonly subscribe: (listener: () => void) => () => void
  /** Opens the popup unless signed in; answers whether the frame is signed in at the end. */
  readonly connect: () => Promise<boolean>
  readonly leave: () => Promise<void>
  /** Asks the portal who is signed in here. */
  readonly refresh: () => Promise<boolean>
  /** A call of the embed routes with the frame's own sign-in; `isAnonymous` sends none. */
  readonly ask: (path: string, body: object, isAnonymous?: boolean) => Promise<Response>
}

const text = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const random = () => text(crypto.getRandomValues(new Uint8Array(32)))

const challengeOf = async (verifier: string) =>
  text(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

const isConnected = (data: unknown, state: string): data is ConnectMessage =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'state') === state

/** Waits for the code from the popup, or for its end without one. */
const codeFrom = (popup: Window, state: string) =>
  new Promise<string | null>(resolve => {
    const end = (code: string | null) => {
      removeEventListener('message', hear)
      clearInterval(look)
      resolve(code)
    }
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from === origin && source === popup && isConnected(data, state)) end(String(data.code))
    }
    // The popup closes itself behind its message, which may still be on its way when it is seen to be gone.
    const look = setInterval(() => popup.closed && setTimeout(() => end(null), 1000), 400)
    addEventListener('message', hear)
  })

/** Makes the connector of a frame. */
export const connector = (site: string, locale: string): Connector => {
  let connection: Connection = { person: null, isWaiting: false, isBlocked: false }
  let bearer: string | undefined
  const listeners = new Set<() => void>()
  const become = (change: Partial<Connection>) => {
    connection = { ...connection, ...change }
    for (const listener of listeners) listener()
  }
  const ask: Connector['ask'] = (path, body, isAnonymous = false) =>
    fetch(`/embed/${path}`, {
      method: 'POST',
      credentials: isAnonymous ? 'omit' : 'same-origin',
      headers: {
        'content-type': 'application/json',
        ...(bearer && !isAnonymous && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ site, ...body }),
    })
  const refresh = async () => {
    const answer = await ask('session', {}).catch(() => null)
    const { data = null } = answer?.ok ? await answer.json() : {}
    become({ person: data })
    return data !== null
  }
  const redeem = async (code: string, verifier: string) => {
    const trade = async (keep: 'cookie' | 'memory') => {
      const answer = await ask('token', { code, verifier, keep })
      bearer = answer.ok ? (await answer.json()).data.bearer : undefined
    }
    await trade(location.protocol === 'https:' ? 'cookie' : 'memory')
    if (await refresh()) return true
    // The cookie did not stick: the code may be traded once more, for a bearer.
    await trade('memory')
    return refresh()
  }
  return {
    read: () => connection,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect: async () => {
      if (connection.person) return true
      const [state, verifier] = [random(), random()]
      const popup = open('about:blank', '', 'popup,width=480,height=640')
      become({ isBlocked: !popup, isWaiting: Boolean(popup) })
      if (!popup) return false
      const query = new URLSearchParams({ site, locale, state, challenge: await challengeOf(verifier) })
      popup.location = `/embed/connect?${query}`
      const code = await codeFrom(popup, state)
      const isDone = code !== null && (await redeem(code, verifier))
      become({ isWaiting: false })
      return isDone
    },
    leave: async () => {
      await ask('leave', {}).catch(() => null)
      bearer = undefined
      become({ person: null })
    },
    refresh,
    ask,
  }
}
