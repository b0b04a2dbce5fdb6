import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const AGAIN_MS = 1000

export interface Listener {
  readonly onMessage: (channel: string, payload: string) => void
  /** Connected or reconnected. Notifications may have been lost in between, so read the current state. */
  readonly onReady: () => void
}

/** A connection that listens and reconnects until it is stopped. */
export interface Listening {
  readonly isReady: () => boolean
  readonly stop: () => Promise<void>
}

/** Opens a listening connection. Reconnects when it is lost. */
export const listenOn = (
  config: pg.ClientConfig,
  channels: readonly string[],
  { onMessage, onReady }: Listener,
): Listening => {
  const stopped = new AbortController()
  let client: pg.Client | undefined
  let isReady = false

  const once = async () => {
    const fresh = new pg.Client({ ...config, keepAlive: true, application_name: 'portal listener' })
    client = fresh
    const lost = new Promise<void>(resolve => {
      fresh.on('error', () => resolve())
      fresh.on('end', () => resolve())
    })
    fresh.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload))
    try {
      await fresh.connect()
      for (const channel of channels) await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`)
      isReady = true
      if (stopped.signal.aborted) return
      onReady()
      await lost
    } finally {
      isReady = false
      await fresh.end().catch(() => undefined)
    }
  }
  const loop = async () => {
    while (!stopped.signal.aborted) {
      await once().catch(() => undefined)
      await sleep(AGAIN_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return {
    isReady: () => isReady,
    stop: async () => {
      stopped.abort()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
