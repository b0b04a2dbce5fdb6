import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Catalogue, type GiveText, lookupIn } from '@portal/ui/texts'
import type { Language } from './language.ts'
import type { Namespaces } from './namespaces.ts'

const root = join(import.meta.dirname, '../../..')

const read = (language: Language): Catalogue => {
  const files = globSync(`packages/*/src/locales/${language}/**/*.json`, { cwd: root })
  return Object.fromEntries(
    files.map(file => [basename(file, '.json'), JSON.parse(readFileSync(join(root, file), 'utf8'))]),
  )
}

const catalogues = new Map<Language, Catalogue>()

const catalogueOf = (language: Language): Catalogue => {
  const catalogue = catalogues.get(language) ?? read(language)
  catalogues.set(language, catalogue)
  return catalogue
}

/** Returns the text of a key such as `donors.add`. */
export type Say = GiveText<Namespaces>

/** Texts of the portal in a language, e.g. `t('donors.add')`. Throws if a text or one of its values is missing. */
export const textsIn =
  (language: Language): Say =>
  (path, values) => {
    const [namespace = '', ...names] = path.split('.')
    const key = names.join('.')
    const text = lookupIn(language, catalogueOf(language))(namespace, key, values)
    if (text === key) throw new Error(`there is no text ${path} in ${language}`)
    const [unfilled] = /\{\{\w+\}\}/.exec(text) ?? []
    if (unfilled) throw new Error(`the text ${path} needs ${unfilled}`)
    return text
  }
