import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReceiptView } from '@portal/contract/complaints/receipts'
import type { FrameLocale, FrameRefusal } from '@portal/contract/partners/embed'
import type { Widget } from '@portal/contract/partners/widget-scopes'
import * as z from 'zod/mini'
import type { ConnectView, FrameView, RenderedFrame, WidgetView } from './views.ts'

const folder = join(import.meta.dirname, '../../../../../widgets/dist/embed')

const script = z.object({ file: z.string(), preload: z.array(z.string()), sheets: z._default(z.array(z.string()), []) })

const listing = z.object({
  loader: z.object({ file: z.string(), integrity: z.string() }),
  scripts: z.record(z.string(), script),
  styles: z.object({ frame: z.string(), popup: z.string() }),
})

/** A file to send, with its Brotli-compressed form. */
export interface Asset {
  readonly bytes: Buffer
  readonly brotli: Buffer
}

/** Output of the widgets build: files, styles, and the server renderer of the same components. */
export interface EmbedBuild extends z.infer<typeof listing> {
  readonly files: ReadonlyMap<string, Asset>
  readonly renderFrame: (state: FrameView, anew: string) => RenderedFrame
  readonly renderWidget: (view: WidgetView) => RenderedFrame
  readonly renderConnect: (locale: FrameLocale, state: ConnectView) => RenderedFrame
  readonly renderReceipt: (locale: FrameLocale, view: ReceiptView) => RenderedFrame
  readonly renderRefused: (locale: FrameLocale, refusal: FrameRefusal, isInPanel: boolean) => RenderedFrame
  /** Explains in one line for the console why a frame is refused. */
  readonly explainRefusal: (widget: Widget, refusal: FrameRefusal) => string
  /** `again` is the address to retry, if the failed request was a GET. */
  readonly renderAway: (locale: FrameLocale, again: string | undefined) => RenderedFrame
}

/** Reads the build. Undefined if it doesn't exist yet. */
export const readBuild = async (): Promise<EmbedBuild | undefined> => {
  const index = join(folder, 'assets.json')
  if (!existsSync(index)) return undefined
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  const names = readdirSync(join(folder, 'assets')).filter(name => /\.(js|css)$/.test(name))
  const files = new Map(names.map(name => [name, { bytes: read(name), brotli: read(`${name}.br`) }]))
  const { renderFrame, renderWidget, renderConnect, renderReceipt, renderRefused, explainRefusal, renderAway } =
    await import(pathToFileURL(join(folder, 'render/render.js')).href)
  return {
    ...listing.parse(JSON.parse(readFileSync(index, 'utf8'))),
    files,
    renderFrame,
    renderWidget,
    renderConnect,
    renderReceipt,
    renderRefused,
    explainRefusal,
    renderAway,
  }
}
