import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// What the compiler leaves as it stands: the suffixes of the sources in the types, and the texts.
const target = join(import.meta.dirname, '../dist')
const suffix = /(from\s+|import\()(['"]\.\.?\/[^'"]+)\.tsx?(['"])/g

for (const file of globSync('**/*.d.ts', { cwd: target })) {
  const path = join(target, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(suffix, '$1$2.js$3'))
}
for (const language of ['en', 'ar', 'tr'])
  cpSync(join(target, `../src/locales/${language}`), join(target, `locales/${language}`), { recursive: true })
