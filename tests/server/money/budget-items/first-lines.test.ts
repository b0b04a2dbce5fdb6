import { expect, test } from 'vitest'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('restores the first deleted lines of a category in one block, in their original order', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal())
  const before = await aCategory(portal(), { project_id: project.id, code: 'A' })
  await aLine(portal(), { category_id: before.id, code: '0' })
  const category = await aCategory(portal(), { project_id: project.id, code: 'B' })
  const lines: { id: string; version: number }[] = []
  for (const code of ['1', '2', '3']) lines.push(await aLine(portal(), { category_id: category.id, code }))
  const [first, second] = lines
  for (const line of [first, second])
    await portal().call('DELETE', `/budget_items/${line?.id}`, {
      as,
      body: { version: line?.version, reason: 'Wrong' },
    })
  const figures = { amount: 1, frequency: 1, price_minor: 100, load_percentage: 100 }
  const added = { category_id: category.id, name: 'Back', ...figures }
  const adds = [
    { ...added, id: first?.id, code: '1', after_id: null },
    { ...added, id: second?.id, code: '2', after_id: first?.id },
  ]
  const answer = await portal().call('POST', `/projects/${project.id}/budget_items`, { as, body: { edits: [], adds } })
  expect(answer.status).toBe(200)
  const { data } = (await portal().call('GET', `/projects/${project.id}/budget`, { as })).body
  expect(data.items.map(({ code }: { code: string }) => code)).toEqual(['0', '1', '2', '3'])
})
