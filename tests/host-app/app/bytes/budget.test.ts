import { describe, expect, it } from 'vitest'
import { domains } from '../../../../scripts/domains.ts'
import { bytesFor, loginChunks, readManifest, sentBytes } from './manifest.ts'

const manifest = readManifest()
const inDomain = new RegExp(`^src/(${domains.join('|')})/`)
const screens = Object.entries(manifest).filter(([name, chunk]) => inDomain.test(name) && chunk.isDynamicEntry)

describe('byte budgets of the portal (brotli)', () => {
  // Includes the second login step with passkeys, and the routes, titles, and errors of every page: 131 kB in all.
  it.each(['en', 'ar'])('sends at most 140 kB of script for the login page in %s', language => {
    const bytes = bytesFor(manifest, ...loginChunks(manifest, language))
    expect(bytes).toBeGreaterThan(59_000)
    expect(bytes).toBeLessThanOrEqual(140_000)
  })

  it('finds the screens in the build', () => {
    expect(screens.length).toBeGreaterThan(5)
  })

  it.each(screens)('sends %s in a chunk of at most 20 kB', (_, { file }) => {
    expect(sentBytes(file)).toBeLessThanOrEqual(20_000)
  })
})
