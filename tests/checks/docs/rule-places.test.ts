import { expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const PAGE = 'docs/rules/money.md'
const code = {
  'packages/contract/src/core/fields/money.ts': '',
  'packages/server/src/money/budgets/rules.ts': '',
  'packages/server/src/money/expenses/rules.ts': '',
  'packages/server/src/money/usd/rate-on.ts': '',
  'packages/host-app/src/core/session/renewal.ts': '',
}

const findingsOf = (places: string) =>
  findings('docs/rule-places', {
    ...code,
    [PAGE]: `# Money\n\nA rule in \`no.ts\`.\n\nWhere it lives: ${places}\n\n\`no.ts\`\n`,
  })

test.each([
  'contract `money.ts`; server area `usd`, `rate-on.ts`.',
  "`money/budgets` (`rules.ts`) and the contract's `money.ts`.",
  'server areas `budgets` and `expenses`, each in `rules.ts`.',
  'server areas `usd`, `rate-on.ts`, and `expenses`, `rules.ts`.',
  'in the host app, `session` (`renewal.ts`); server\n`money/usd/rate-on.ts`.',
])('accepts places that exist: %s', async places => {
  expect(await findingsOf(places)).toEqual([])
})

test.each([
  ['contract `totals.ts`.', 5, 'totals.ts, which packages/contract/'],
  ['contract `rate-on.ts`.', 5, 'rate-on.ts, which packages/contract/'],
  ['server area `usd`,\n`rules.ts`.', 6, 'usd/rules.ts, which packages/server/'],
  ['server areas `budgets` and `usd`, each in `rules.ts`.', 5, 'usd/rules.ts, which packages/server/'],
  ['server areas `usd` and `budgets`, each in `rules.ts`.', 5, 'usd/rules.ts, which packages/server/'],
  ['server area `rates`.', 5, 'rates, which packages/server/'],
])('reports a place that no longer exists, with its line: %s', async (places, line, name) => {
  const found = await findingsOf(places)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${PAGE}:${line} names ${name}`)
})
