import { expect, test } from 'vitest'
import { useGenerated } from './support/generated.ts'

const { run, put, written } = useGenerated(
  ['area', 'workspace/gadgets'],
  ['component', 'RatingStars'],
  ['widget', 'SeatMap'],
  ['screen', 'workspace/gadgets/GadgetOverview'],
)

// Declarations that no file imports.
const ambient = ['packages/host-app/src/vite-env.d.ts', 'tests/server/support/cluster.ts']

test('what npm run new writes passes the type check, and what it is registered in', { timeout: 120_000 }, () => {
  const files = [...ambient, ...written(/\.tsx?$/)]
  put('tsconfig.written.json', JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', 'tsconfig.written.json']
  expect(run('typescript/bin/tsc', ...options).stdout).toBe('')
})

test('what npm run new writes is formatted and sorted as everything else', { timeout: 120_000 }, () => {
  const files = written(/\.(tsx?|json)$/)
  const { status, stderr } = run('@biomejs/biome/bin/biome', 'ci', '--reporter=concise', ...files)
  expect(status, stderr).toBe(0)
})
