import { createHash } from 'node:crypto'
import type { FrameLocale, FrameRefusal } from '@portal/contract/partners/embed'
import type { PartnerTheme } from '@portal/contract/partners/partners'
import { type FrameTheme, frameTheme } from '@portal/contract/partners/theme-rules'
import type { Rendered } from './views.ts'

/** A document with what its headers have to allow. */
export interface Document {
  readonly html: string
  /** `'sha256-…'` of its one style element. */
  readonly styleHash: string
  /** `'sha256-…'` of its one inline script. */
  readonly scriptHash: string
}

// The page around cannot give a frame the focus while it still arrives: the frame takes it when it is shown, which it
// knows by its height.
const takeFocus = 'let h;(onresize=()=>{h||innerHeight&&focus();h=innerHeight})()'

// A frame that failed says nothing, and that is how the page around distinguishes it from one that is here.
const sayLoaded = (host: string) => `;parent.postMessage({portal:'loaded'},${JSON.stringify(host)})`

/** Why a frame is not shown, for the page around it and for those who read its console. */
interface Refused {
  readonly code: FrameRefusal
  readonly line: string
}

// No markup inside of a script.
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

const sayRefused = (host: string, { code }: Refused) =>
  `;parent.postMessage({portal:'error',code:'${code}'},${JSON.stringify(host)})`

const logRefused = ({ line }: Refused) => `;console.error(${literal(line)})`

const isOrigin = (text: string) => /^https?:\/\/[\w.:[\]-]+$/.test(text)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The part of a document that is particular to one page. */
export interface Parts {
  readonly locale: FrameLocale
  readonly page: Rendered
  readonly css: string
  readonly theme?: PartnerTheme
  /** Origin of the page around, which is notified that the document is here. */
  readonly host?: string
  /** Where the page says only that the frame is not shown. */
  readonly refused?: Refused
  readonly script?: { readonly file: string; readonly preload: readonly string[] } | undefined
  /** Style sheets beside the style inside. */
  readonly sheets?: readonly string[]
  /** Of the style elements that scripts may add. */
  readonly nonce?: string
  /** Data attributes of the root that the script reads. */
  readonly data?: Readonly<Record<string, string>>
}

const rule = (properties: Readonly<Record<string, string>>) => {
  const own = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  // Twice :root, so that the site's choice overrides every palette.
  return own.length > 0 ? `:root:root{${own.join(';')}}` : ''
}

const rulesOf = ({ properties, inDark }: FrameTheme) => {
  const dark = rule(inDark)
  return rule(properties) + (dark && `@media screen and (prefers-color-scheme:dark){${dark}}`)
}

/** Puts a document together: style inside, scripts from this origin only. */
export const documentOf = ({ locale, page, css, theme: site = {}, host = '', script, ...more }: Parts): Document => {
  const { data = {}, sheets = [], nonce, refused } = more
  const { radius, ...colours } = site
  const theme = frameTheme({ ...colours, ...(radius !== undefined && { radius: `${radius}px` }) })
  const style = css + rulesOf(theme)
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  const scripts = script && [
    ...sheets.map(file => `<link rel="stylesheet" href="/embed/assets/${file}">`),
    ...(nonce ? [`<meta name="csp-nonce" content="${nonce}">`] : []),
    ...script.preload.map(file => `<link rel="modulepreload" href="/embed/assets/${file}">`),
    `<script type="module" src="/embed/assets/${script.file}"></script>`,
  ]
  const said = isOrigin(host) ? sayLoaded(host) + (refused ? sayRefused(host, refused) : '') : ''
  const inline = takeFocus + said + (refused ? logRefused(refused) : '')
  const html = [
    `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-portal-root`,
    theme.palette ? ` data-theme="${theme.palette}"` : '',
    `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title>`,
    `<style>${style}</style>${scripts?.join('') ?? ''}</head>`,
    `<body><div id="portal"${attributes.join('')}>${page.markup}</div><script>${inline}</script></body></html>`,
  ].join('')
  return { html, styleHash: hashOf(style), scriptHash: hashOf(inline) }
}
