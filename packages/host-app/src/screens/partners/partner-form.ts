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

/** What a site's pages hold to show the complaint form; `origin` is this portal's own. */
export const snippetOf = (origin: string, { key }: Pick<Partner, 'key'>, language: string): string =>
  `<script async src="${origin}/embed/v1.js" data-widget="complaint" data-site="${key}" data-locale="${language}"></script>`
