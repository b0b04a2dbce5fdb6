import { type Widget, widgets } from '@portal/contract/partners/widget-scopes'
import { Parser } from 'htmlparser2'
import { type Policy, policiesIn } from './policy.ts'

/** A script tag that loads widgets. */
export interface LoaderTag {
  readonly url: URL
  readonly nonce: string | undefined
  readonly integrity: string | undefined
}

/** A widget that a page places, with an element or with the script tag. */
export interface PlacedWidget {
  /** The widget as named by the page. Undefined if no such widget exists. */
  readonly widget: Widget | undefined
  readonly name: string
  readonly site: string | undefined
  readonly subject: string | undefined
}

/** The portal's tags and policies in a page. */
export interface PageTags {
  readonly loaders: readonly LoaderTag[]
  readonly placed: readonly PlacedWidget[]
  /** Policies in meta elements of the page. */
  readonly policies: readonly Policy[]
}

const LOADER = /^\/embed\/v1(\.[\w-]+)?\.js$/

const widgetOf = (name: string) => widgets.find(known => known === name)

/** Finds the portal's tags in a page's HTML. Can't see tags that scripts add later. */
export const tagsIn = (html: string, page: URL, portal: string): PageTags => {
  const loaders: LoaderTag[] = []
  const placed: PlacedWidget[] = []
  const policies: Policy[] = []
  const place = (name: string, site: string | undefined, subject: string | undefined) =>
    placed.push({ widget: widgetOf(name), name, site, subject })

  const onopentag = (name: string, given: Readonly<Record<string, string | undefined>>) => {
    const equiv = given['http-equiv']?.toLowerCase()
    if (name === 'meta' && equiv === 'content-security-policy') policies.push(...policiesIn(given.content ?? ''))
    if (name.startsWith('portal-')) place(name.slice('portal-'.length), given.site, given.for)
    if (name !== 'script' || !given.src) return
    const url = URL.parse(given.src, page)
    if (url?.origin !== portal || !LOADER.test(url.pathname)) return
    loaders.push({ url, nonce: given.nonce, integrity: given.integrity })
    if (given['data-widget']) place(given['data-widget'], given['data-site'], given['data-for'])
  }
  const parser = new Parser({ onopentag })
  parser.write(html)
  parser.end()
  return { loaders, placed, policies }
}
