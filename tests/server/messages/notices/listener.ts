import { setTimeout as sleep } from 'node:timers/promises'
import type { Notice } from '@portal/contract/messages/notices'
import { notice } from '@portal/contract/messages/notices'

const AGAIN_MS = 50

/** A client that listens to notices and reconnects to another replica. */
export interface Listener {
  readonly notices: Notice[]
  /** The last unread count that the server sent. */
  readonly unread: () => number | undefined
  /** HTTP status of each connection, in order. */
  readonly statuses: number[]
  readonly isOpen: () => boolean
  readonly stop: () => Promise<void>
}

/** Connects to these addresses in turn, like a browser behind a load balancer, until stopped or rejected. */
export const listen = (urls: readonly string[], cookie: string, first = 0): Listener => {
  const stopped = new AbortController()
  const notices: Notice[] = []
  const statuses: number[] = []
  let unread: number | undefined
  let isOpen = false
  let lastId: string | undefined

  const take = (block: string) => {
    const fields = new Map(
      block.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const data = fields.get('data')
    if (data === undefined) return
    lastId = fields.get('id')
    if (fields.get('event') === 'notice') notices.push(notice.parse(JSON.parse(data)))
    else {
      unread = JSON.parse(data).unread
      isOpen = true
    }
  }
  const once = async (url: string): Promise<boolean> => {
    const answer = await fetch(`${url}/api/notices/live`, {
      headers: { cookie, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal: stopped.signal,
    })
    statuses.push(answer.status)
    if (answer.status !== 200 || !answer.body) return false
    let text = ''
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
    return true
  }
  const loop = async () => {
    for (let at = first; !stopped.signal.aborted; at += 1) {
      const goesOn = await once(urls[at % urls.length] ?? '').catch(() => true)
      isOpen = false
      if (!goesOn) return
      await sleep(AGAIN_MS)
    }
  }
  const running = loop()
  return {
    notices,
    statuses,
    unread: () => unread,
    isOpen: () => isOpen,
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
