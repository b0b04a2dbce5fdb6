import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const OPTIONS = ['lint', '--colors=off', '--reporter=concise', '--max-diagnostics=none', '.']

/** Lints the given files (path -> text) by the repository's biome.json, and returns the lines of the report. */
export const lint = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'))
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { stderr } = spawnSync(process.execPath, [biome, ...OPTIONS], { cwd: folder, encoding: 'utf8' })
    if (!/^Checked \d+ files/m.test(stderr)) throw new Error(stderr)
    return stderr.split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
