import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ar from '@portal/ui/locales/ar/ui.json'
import { beforeAll, expect, test } from 'vitest'
import { buildPages } from '../flows/support/build.ts'

const embed = join(import.meta.dirname, '../../packages/widgets/dist/embed')

beforeAll(buildPages, 300_000)

interface Listing {
  readonly scripts: Readonly<Record<string, { readonly file: string; readonly preload: readonly string[] }>>
}

const codeOf = (name: string): string => {
  const { scripts }: Listing = JSON.parse(readFileSync(join(embed, 'assets.json'), 'utf8'))
  const { file, preload } = scripts[name] ?? { file: '', preload: [] }
  return [file, ...preload].map(one => readFileSync(join(embed, 'assets', one), 'utf8')).join('\n')
}

const texts = Object.entries(ar).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

test.each(['evaluation-ar', 'exam-ar', 'signature-ar', 'budget-ar'])('contains the texts that %s shows', name => {
  const code = codeOf(name)
  const shown = texts.filter(([key]) => code.includes(`\`${key.replace(/_(zero|one|two|few|many|other)$/, '')}\``))
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(([, text]) => !code.includes(text)).map(([key]) => key)).toEqual([])
})

test('leaves the texts of editors, uploads, and time charts out of frames', () => {
  const code = codeOf('exam-ar')
  const absent = texts.map(([key]) => key).filter(key => /^(rich|files?|gantt)_/.test(key))
  expect(absent.length).toBeGreaterThan(40)
  expect(absent.filter(key => code.includes(`${key}:\``))).toEqual([])
})
