import type { Partner } from '@portal/contract/partners/partners'
import { type ScopedWidget, scopedWidgets, type Widget, widgets } from '@portal/contract/partners/widget-scopes'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Parses one origin per line and drops empty lines. */
export const originsIn = (form: FormData): string[] =>
  textOf(form, 'origins')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/**
 * Converts the theme fields to the request body. Omits empty fields and passes invalid numbers on for the server to
 * reject.
 */
export const themeIn = (form: FormData) => {
  const radius = textOf(form, 'theme.radius')
  const given = ['accent', 'surface', 'text', 'font'].flatMap(name => {
    const value = textOf(form, `theme.${name}`)
    return value ? [[name, value]] : []
  })
  return { ...Object.fromEntries(given), ...(radius && { radius: /^\d+$/.test(radius) ? Number(radius) : radius }) }
}

/** Selected widgets in the contract's order. */
export const widgetsIn = (form: FormData): Widget[] => {
  const ticked = form.getAll('widgets')
  return widgets.filter(widget => ticked.includes(widget))
}

/** An immutable loader URL with its integrity hash. */
export interface FixedLoader {
  readonly path: string
  readonly integrity: string
}

/**
 * Embed code of the complaint form; `origin` is the portal's own. Without a fixed loader the tag follows the portal's
 * updates.
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

/** Embed code of the widgets for one subject. Undefined if the site may show none of them. */
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
