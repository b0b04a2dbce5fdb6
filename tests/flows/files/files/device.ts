import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Puts a file where a browser can choose it, until the test has finished; gives its path. */
export const onDevice = (name: string, bytes: Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-device-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
