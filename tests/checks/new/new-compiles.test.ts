import { expect, test } from 'vitest'
import { useGenerated } from './generated.ts'

const { run, put, written } = useGenerated(
  ['area', 'workspace/gadgets'],
  ['component', 'RatingStars'],
  ['widget', 'SeatMap'],
  ['screen', 'workspace/gadgets/GadgetOverview'],
)

// Declarations that no file imports, but the type check needs.
const ambient = ['packages/host-app/src/app/vite-env.d.ts', 'tests/server/support/cluster.ts']

test('files that npm run new writes or changes pass the type check', { timeout: 120_000 }, () => {
  const files = [...ambient, ...written(/\.tsx?$/)]
  put('tsconfig.written.json', JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', 'tsconfig.written.json']
  expect(run('typescript/bin/tsc', ...options).stdout).toBe('')
})

test('files that npm run new writes or changes are formatted and sorted', { timeout: 120_000 }, () => {
  const files = written(/\.(tsx?|json)$/)
  const { status, stderr } = run('@biomejs/biome/bin/biome', 'ci', '--reporter=concise', ...files)
  expect(status, stderr).toBe(0)
})
