import { frameTheme } from '@portal/contract/partners/theme-rules'
import type { FrameMessage, HostMessage } from '../../elements/messages.ts'
import type { Connector } from '../sign-in/connector.ts'

/** Posts messages to the host page, whose exact origin the server confirmed. Posts nothing without a host. */
export const createHostPost =
  (host: string) =>
  (message: FrameMessage): void => {
    if (host && parent !== self) parent.postMessage(message, host)
  }

// Maps codes that only private complaints cause to general ones, so that the host page can't tell the type.
const codes: Readonly<Record<string, string>> = { ticket_invalid: 'not_signed_in', already_used: 'invalid' }

/** The error code for the host page. Never reveals the complaint's type. */
export const codeForHost = (code: string): string => codes[code] ?? code

const obstacles = { blocked: 'sign_in_blocked', closed: 'sign_in_closed', code_wrong: 'code_wrong' } as const

/**
 * Reports to the host page why sign-in failed. Every complaint requires sign-in, so this reveals nothing about its
 * type.
 */
export const reportObstacles = (
  { read, subscribe }: Pick<Connector, 'read' | 'subscribe'>,
  post: (message: FrameMessage) => void,
): (() => void) => {
  let reported = read().obstacle
  return subscribe(() => {
    const { obstacle } = read()
    if (obstacle && obstacle !== reported) post({ portal: 'error', code: obstacles[obstacle] })
    reported = obstacle
  })
}

const isTheme = (data: unknown): data is HostMessage =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'portal') === 'theme'

/**
 * Applies the host page's theme. Drops anything but plain colours, lengths, and font names. Keeps the accent readable on
 * the page's surface, or else on the site's configured surface, or else on the device's light or dark one.
 */
export const followTheme = (host: string): void => {
  const { style, dataset } = document.documentElement
  const isFixed = dataset.theme !== undefined
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let tokens: object = {}
  const show = () => {
    const surface = isFixed
      ? getComputedStyle(document.documentElement).getPropertyValue('--portal-surface')
      : undefined
    const { palette, properties, inDark } = frameTheme({ surface, ...tokens })
    if (palette) dataset.theme = palette
    const own = dark.matches ? { ...properties, ...inDark } : properties
    for (const [name, value] of Object.entries(own)) style.setProperty(name, value)
  }
  dark.addEventListener('change', show)
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== host || source !== parent || !isTheme(data)) return
    tokens = Object(data.tokens)
    show()
  })
}

// Fits the whole form with a short text.
const HEIGHT = 760

/**
 * Requests one fixed height, and lets Escape close the host's dialog. The host page can measure the frame. A height
 * that follows the content would reveal the complaint's type, its length, and that it was received. Longer content
 * scrolls inside.
 */
export const fitHost = (post: (message: FrameMessage) => void): void => {
  post({ portal: 'size', height: HEIGHT })
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) post({ portal: 'close' })
  })
}
