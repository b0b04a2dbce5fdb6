import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Plan {
  readonly name: string
  readonly checks: boolean
  readonly runs: readonly (readonly string[])[]
  readonly env: Readonly<Record<string, string>>
}

interface Times {
  readonly project: string
  readonly file: string
  readonly started: number
  readonly ended: number
}

const load = <Module>(name: string): Promise<Module> =>
  import(new URL(`../../../scripts/test/${name}.mjs`, import.meta.url).href)
const { planOf } = await load<{ planOf: (root: string, given: readonly string[]) => Plan }>('plan')
const { slowestOf } = await load<{ slowestOf: (files: readonly Times[], most: number) => object[] }>('results')

const TESTS = ['vitest.config.ts']
const STORIES = ['vitest.stories.config.ts']

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-plan-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('npm test plans the gate, and npm run test:all plans everything with many rounds', () => {
  const folder = newFolder()
  expect(planOf(folder, [])).toEqual({
    name: 'gate',
    checks: true,
    runs: [TESTS, STORIES],
    env: { PORTAL_TESTS: 'gate' },
  })
  expect(planOf(folder, ['--all'])).toEqual({
    name: 'all',
    checks: true,
    runs: [TESTS, STORIES],
    env: { ROUNDS: 'many' },
  })
})

test('a path plans only its tests, with every flow and few rounds', () => {
  const { checks, runs, env } = planOf(newFolder(), ['exams'])
  expect([checks, runs, env]).toEqual([false, [[...TESTS, 'exams']], {}])
})

test('changed plans the checks and the tests that depend on changed files', () => {
  const { checks, runs } = planOf(newFolder(), ['changed'])
  expect(checks).toBe(true)
  expect(runs.map(([config]) => config)).toEqual([...TESTS, ...STORIES])
  expect(runs.every(run => run.includes('--changed'))).toBe(true)
})

test('slowestOf lists the slowest files first, with their seconds', () => {
  const file = (name: string, started: number, ended: number) => ({ project: 'unit', file: name, started, ended })
  expect(slowestOf([file('a', 0, 1200), file('b', 500, 9400), file('c', 0, 3000)], 2)).toEqual([
    { project: 'unit', file: 'b', seconds: 9 },
    { project: 'unit', file: 'c', seconds: 3 },
  ])
})
