import { frameTheme } from '@portal/contract/theme-rules'
import type { FrameMessage, HostMessage } from './messages.ts'

/** Speaks to the page around the frame, whose exact origin the server has confirmed; to nobody where there is none. */
export const tellHost =
  (host: string) =>
  (message: FrameMessage): void => {
    if (host && parent !== self) parent.postMessage(message, host)
  }

const isTheme = (data: unknown): data is HostMessage =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'portal') === 'theme'

/** Takes on the colours of the page around; what is no plain colour, length or font name is dropped. */
export const followTheme = (host: string): void => {
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== host || source !== parent || !isTheme(data)) return
    const { palette, properties } = frameTheme(Object(data.tokens))
    const { style, dataset } = document.documentElement
    if (palette) dataset.theme = palette
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
  })
}

/** Keeps the frame as high as its content, and lets Escape close the dialog around it. */
export const fitHost = (tell: (message: FrameMessage) => void): void => {
  new ResizeObserver(() => tell({ portal: 'size', height: document.documentElement.offsetHeight })).observe(
    document.body,
  )
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell({ portal: 'close' })
  })
}
