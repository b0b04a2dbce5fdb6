import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { builtFolder } from '../../../scripts/packages/packages.ts'

/** Style sheets of the packages. The theme always loads first. */
interface Sheets {
  readonly theme: readonly string[]
  readonly others: readonly string[]
}

export const readSheets = (): Sheets => {
  const read = (path: string) => readFileSync(path, 'utf8').replace(/url\([^)]*\)/g, 'none')
  const theme = ['fonts', 'themes', 'base'].map(name => join(builtFolder('ui'), `theme/${name}.css`))
  const all = ['ui', 'widgets'].flatMap(name =>
    globSync('**/*.css', { cwd: builtFolder(name) }).map(file => join(builtFolder(name), file)),
  )
  return { theme: theme.map(read), others: all.filter(path => !theme.includes(path)).map(read) }
}

/** Computed styles that change when the sheets load again in reverse order. */
export const changesIn = (page: Page, { theme, others }: Sheets): Promise<readonly string[]> =>
  page.evaluate(
    ([first, rest]) => {
      const load = (css: string) => {
        const style = document.createElement('style')
        style.textContent = css
        document.head.append(style)
      }
      const named = (element: Element | null) => `<${element?.localName} class="${element?.getAttribute('class')}">`
      // One element of each kind, because a table has hundreds of equal ones.
      const kinds = new Map(
        [...document.querySelectorAll('[data-drawn] *')].map(
          one => [named(one.parentElement) + named(one), one] as const,
        ),
      )
      const looks = () =>
        [...kinds.values()].flatMap(element =>
          ['', '::before', '::after'].flatMap(part => {
            const style = getComputedStyle(element, part)
            return [...style].map(name => `${named(element)}${part} ${name}: ${style.getPropertyValue(name)}`)
          }),
        )
      for (const css of [...first, ...rest]) load(css)
      const before = looks()
      for (const css of rest.toReversed()) load(css)
      return looks().filter((line, at) => line !== before[at])
    },
    [theme, others] as const,
  )
