import { createHash } from 'node:crypto'
import type { FrameLocale, FrameRefusal } from '@portal/contract/partners/embed'
import type { PartnerTheme } from '@portal/contract/partners/partners'
import { type FrameTheme, frameTheme } from '@portal/contract/partners/theme-rules'
import type { RenderedFrame } from './views.ts'

/** A document, with the hashes that its headers must allow. */
export interface Document {
  readonly html: string
  /** `'sha256-…'` of its only style element. */
  readonly styleHash: string
  /** `'sha256-…'` of its only inline script. */
  readonly scriptHash: string
}

// The embedding page can't focus a frame that is still loading. The frame takes the focus once it is shown, which it
// detects by its height.
const takeFocus = 'let h;(onresize=()=>{h||innerHeight&&focus();h=innerHeight})()'

// A failed frame sends no message, which is how the embedding page tells it from a loaded one.
const sayLoaded = (host: string) => `;parent.postMessage({portal:'loaded'},${JSON.stringify(host)})`

/** Why a frame isn't shown, for the embedding page and for the console. */
interface Refused {
  readonly code: FrameRefusal
  readonly line: string
}

// Escapes `<`, so that a string can't end the script element.
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

// A preloaded panel has no height, so it is measured again when it opens.
const sayRefused = (host: string, { code }: Refused) =>
  `;{const say=m=>parent.postMessage(m,${JSON.stringify(host)});say({portal:'error',code:'${code}'});` +
  `const fit=()=>{const height=document.getElementById('portal').offsetHeight;height&&say({portal:'size',height})};` +
  `fit();addEventListener('resize',fit)}`

const logRefused = ({ line }: Refused) => `;console.error(${literal(line)})`

const isOrigin = (text: string) => /^https?:\/\/[\w.:[\]-]+$/.test(text)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The parts of a document that differ between pages. */
export interface PageParts {
  readonly locale: FrameLocale
  readonly page: RenderedFrame
  readonly css: string
  readonly theme?: PartnerTheme
  /** Origin of the embedding page. The document tells it that it has loaded. */
  readonly host?: string
  /** Set if the page only says why the frame isn't shown. */
  readonly refused?: Refused
  readonly script?: { readonly file: string; readonly preload: readonly string[] } | undefined
  /** Style sheets in addition to the inline style. */
  readonly sheets?: readonly string[]
  /** Nonce for style elements that scripts add. */
  readonly nonce?: string
  /** Data attributes of the root, which the script reads. */
  readonly data?: Readonly<Record<string, string>>
}

const rule = (properties: Readonly<Record<string, string>>) => {
  const own = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  // Repeats :root, so that the site's choice overrides every palette.
  return own.length > 0 ? `:root:root{${own.join(';')}}` : ''
}

const rulesOf = ({ properties, inDark }: FrameTheme) => {
  const dark = rule(inDark)
  return rule(properties) + (dark && `@media screen and (prefers-color-scheme:dark){${dark}}`)
}

/** Assembles a document with inline style, and scripts from this origin only. */
export const pageDocumentOf = ({
  locale,
  page,
  css,
  theme: site = {},
  host = '',
  script,
  ...more
}: PageParts): Document => {
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
