import type { Partner } from '@portal/contract/partners'

/** One origin per line; empty lines count for nothing. */
export const originsIn = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The fields as the endpoints take them; a look that is left empty is left out. */
export const partnerIn = (form: FormData) => {
  const radius = textOf(form, 'theme.radius')
  const theme = Object.fromEntries(
    ['accent', 'surface', 'text', 'font'].flatMap(name => {
      const value = textOf(form, `theme.${name}`)
      return value ? [[name, value]] : []
    }),
  )
  return {
    name: textOf(form, 'name'),
    origins: originsIn(textOf(form, 'origins')),
    theme: { ...theme, ...(radius && { radius: /^\d+$/.test(radius) ? Number(radius) : radius }) },
  }
}

/** What is wrong with one line of the origins belongs to their field. */
export const fieldOf = (path: string): string => (path.startsWith('origins') ? 'origins' : path)

/** A loader that never changes, with the hash that browsers check it by. */
export interface FixedLoader {
  readonly path: string
  readonly integrity: string
}

/**
 * What a site's pages hold to show the complaint form; `origin` is this portal's own. Without a fixed loader the tag
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
