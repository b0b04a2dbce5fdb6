import { frameTheme } from '@portal/contract/partners/theme-rules'
import type { FrameMessage, HostMessage } from '../../elements/messages.ts'
import type { Connector } from '../sign-in/connector.ts'

/**
 * Posts messages to the page around the frame, whose exact origin the server has confirmed; to nobody where there is
 * none.
 */
export const createHostPost =
  (host: string) =>
  (message: FrameMessage): void => {
    if (host && parent !== self) parent.postMessage(message, host)
  }

// Codes that only a private complaint can be refused with, as they are reported to the page around.
const codes: Readonly<Record<string, string>> = { ticket_invalid: 'not_signed_in', already_used: 'invalid' }

/** What is reported to the page around of a failure: nothing that depends on how the complaint was to be sent. */
export const codeForHost = (code: string): string => codes[code] ?? code

const obstacles = { blocked: 'sign_in_blocked', closed: 'sign_in_closed', code_wrong: 'code_wrong' } as const

/** Reports to the page around what prevented a login; every kind of complaint needs one, so this reveals none. */
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
 * Takes on the colours of the page around; what is no plain colour, length or font name is dropped. A surface that the
 * site was given stays the ground on which the page's accent is read; without any, the device's light or dark one.
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

// Space for the whole form with a short text.
const HEIGHT = 760

/**
 * Asks for the one height that the frame has, whatever its content, and lets Escape close the dialog around it. The
 * page around can measure the frame: a height that followed the content would reveal whether a complaint is private,
 * how long it is, and that it was received. What is longer scrolls inside.
 */
export const fitHost = (post: (message: FrameMessage) => void): void => {
  post({ portal: 'size', height: HEIGHT })
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) post({ portal: 'close' })
  })
}
