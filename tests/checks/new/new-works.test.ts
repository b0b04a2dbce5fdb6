import { describe, expect, test } from 'vitest'
import { useGenerated } from './generated.ts'

const { run } = useGenerated(['area', 'workspace/gadgets'], ['area', 'partners/suppliers'])

const vitest = (...given: string[]) => {
  const { status, stdout } = run('vitest/vitest.mjs', 'run', ...given)
  expect(status, stdout).toBe(0)
}

describe('an area written by npm run new', () => {
  test('passes npm run check unchanged', { timeout: 300_000 }, () => {
    const { status, stdout } = run('scripts/check.mjs')
    expect(status, stdout).toBe(0)
  })

  test('passes its server tests', { timeout: 120_000 }, () =>
    vitest('--project=server', 'tests/server/workspace/gadgets', 'tests/server/partners/suppliers'),
  )

  test('passes its browser tests', { timeout: 300_000 }, () =>
    vitest('--project=browser', 'tests/host-app/workspace/gadgets', 'tests/host-app/partners/suppliers'),
  )
})
