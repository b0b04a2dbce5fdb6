import type { Partner } from '@portal/contract/partners/partners'
import { type ScopedWidget, scopedWidgets, type Widget, widgets } from '@portal/contract/partners/widget-scopes'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** One origin per line; empty lines count for nothing. */
export const originsIn = (form: FormData): string[] =>
  textOf(form, 'origins')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** The look as the endpoints take it: what is left empty is left out, and what is no number is passed on. */
export const themeIn = (form: FormData) => {
  const radius = textOf(form, 'theme.radius')
  const given = ['accent', 'surface', 'text', 'font'].flatMap(name => {
    const value = textOf(form, `theme.${name}`)
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(given), ...(radius && { radius: /^\d+$/.test(radius) ? Number(radius) : radius }) }
}

/** The widgets that are ticked, in the contract's order. */
export const widgetsIn = (form: FormData): Widget[] => {
  const ticked = form.getAll('widgets')
  return widgets.filter(widget => ticked.includes(widget))
}

/** A loader that never changes, with the hash that browsers check it by. */
export interface FixedLoader {
  readonly path: string
  readonly integrity: string
}

/**
 * What a site's pages contain to show the complaint form; `origin` is this portal's own. Without a fixed loader the tag
 * follows the portal.
 */
export const snippetOf = (
  origin: string,
  { key }: Pick<Partner, 'key'>,
  language: string,
  fixed?: FixedLoader,
): string => {
  const source = fixed
    ? `src="${origin}${fixed.path}" integrity="${fixed.integrity}" crossorigin="anonymous"`
    : `src="${origin}/embed/v1.js"`
  return `<script async ${source} data-widget="complaint" data-site="${key}" data-locale="${language}"></script>`
}

const subjects: Readonly<Record<ScopedWidget, string>> = {
  evaluation: 'TRAINING-ID',
  exam: 'TRAINING-ID/pre',
  signature: 'purchase_requests/REQUEST-ID',
  budget: 'PROJECT-ID',
}

/** What a site's pages contain to show its widgets about one thing; undefined where it may show none of them. */
export const elementsOf = (
  origin: string,
  { key, widgets: allowed }: Pick<Partner, 'key' | 'widgets'>,
  language: string,
): string | undefined => {
  const tags = scopedWidgets
    .filter(widget => allowed.includes(widget))
    .map(widget => `<portal-${widget} site="${key}" locale="${language}" for="${subjects[widget]}"></portal-${widget}>`)
  return tags.length > 0 ? [`<script async src="${origin}/embed/v1.js"></script>`, ...tags].join('\n') : undefined
}
