import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a file that a browser can choose. Returns its path, and removes it after the test. */
export const onDevice = (name: string, bytes: Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-device-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
