import { expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const SCREEN = 'packages/host-app/src/people/users/Users.tsx'

test.each([
  '<a className={plain} href={`/staff/project/${id}`}>',
  '    <a',
  'const follow = useLinkClick(href)',
  "import { Link, useLocation } from 'wouter'",
])('the check for links reports %s, except in the blocks that links are made of', async line => {
  expect(await findings('code/links', { [SCREEN]: `${line}\n` })).toHaveLength(1)
  expect(await findings('code/links', { 'packages/widgets/src/budget-table/grid/amount.tsx': line })).toHaveLength(1)
  expect(await findings('code/links', { 'packages/ui/src/cells/CellLink.tsx': line })).toEqual([])
})

test.each([
  '<Link href={href}>',
  '<CellLink href={href} look={link}>',
  "import { useLocation } from 'wouter'",
  '<abbr>',
])('the check for links accepts %s', async line => {
  expect(await findings('code/links', { [SCREEN]: line })).toEqual([])
})
