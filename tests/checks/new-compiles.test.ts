import { expect, test } from 'vitest'
import { useGenerated } from './support/generated.ts'

const run = useGenerated(
  ['area', 'workspace/gadgets'],
  ['component', 'RatingStars'],
  ['widget', 'SeatMap'],
  ['screen', 'workspace/gadgets/GadgetOverview'],
)

test('what npm run new writes passes the type check', { timeout: 120_000 }, () => {
  expect(run('typescript/bin/tsc', '--noEmit', '--pretty', 'false').stdout).toBe('')
})

test('what npm run new writes is formatted and sorted as everything else', { timeout: 120_000 }, () => {
  const { status, stderr } = run('@biomejs/biome/bin/biome', 'ci', '--reporter=concise', 'packages', 'stories', 'tests')
  expect(status, stderr).toBe(0)
})
