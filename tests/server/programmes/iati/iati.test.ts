import { currencies } from '@portal/contract/core/fields/money'
import { describe, expect, test } from 'vitest'
import { budgetYears } from '../../../../packages/server/src/programmes/iati/budget-years.ts'
import { aDonor, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { all, parsed, problemsIn } from './standard.ts'

const portal = usePortal({ IATI_ORGANISATION: 'DE-AGR-123456', IATI_ORGANISATION_NAME: 'River & Sons' })
const unset = usePortal()

const read = async (query = '') => {
  const as = await portal().person('sysadmin')
  return portal().call('GET', `/iati${query}`, { as })
}

describe('GET /iati', () => {
  test('exports a project with its budget per year and its transactions, valid by the standard', async () => {
    const as = await portal().person('sysadmin')
    const donor = await aDonor(portal(), { full_name: 'Fund <of> the "north"' }, as)
    const period = { start_date: '2025-07-01', end_date: '2026-06-30', budget_minor: 100_000_01, currency: 'usd' }
    const project = await aProject(portal(), { donor_id: donor.id, code: 'W 1/2', name: 'مياه نظيفة', ...period }, as)
    // New names can't contain such a character, but older ones may. XML doesn't allow it.
    const rename = 'UPDATE projects SET name = $1 WHERE id = $2'
    await portal().database.pool.query(rename, ['مياه\u0007 نظيفة', project.id])
    const post = async (path: string, body: object) => (await portal().call('POST', path, { as, body })).body.data
    const category = await post('/budget_categories', { project_id: project.id, code: 'A', name: 'Staff' })
    const figures = { amount: 2, frequency: 1, price_minor: 50_000, load_percentage: 100 }
    const id = crypto.randomUUID()
    await post('/budget_items', { id, category_id: category.id, code: 'A1', name: 'Trainer', ...figures })
    await post('/expenses', { item_id: id, date: '2025-09-30', amount_minor: 12_345, description: 'Fee of Mr Saleh' })

    const { status, body } = await read(`?project_id=${project.id}`)
    expect(status).toBe(200)
    const root = parsed(body.data.xml)
    expect(problemsIn(root)).toEqual([])
    expect(root.attributes.version).toBe('2.03')
    expect(all(root, 'iati-identifier').map(({ text }) => text)).toEqual(['DE-AGR-123456-W-1-2'])
    expect(all(root, 'title')[0]?.children[0]).toMatchObject({ text: 'مياه نظيفة', attributes: { 'xml:lang': 'ar' } })
    const budgets = all(root, 'budget').map(one => all(one, 'value')[0]?.text)
    expect(budgets.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)).toBe(period.budget_minor)
    const transactions = all(root, 'transaction').map(one => [
      all(one, 'transaction-type')[0]?.attributes.code,
      all(one, 'transaction-date')[0]?.attributes['iso-date'],
      all(one, 'value')[0]?.text,
      all(one, 'narrative')[0]?.text,
    ])
    expect(transactions).toEqual([
      ['11', '2025-07-01', '100000.01', 'Fund <of> the "north"'],
      ['4', '2025-09-30', '123.45', 'Trainer'],
    ])
    // The description of an expense can name a person.
    expect(body.data.xml).not.toContain('Saleh')
  })

  test('exports each project that the person sees', async () => {
    const as = await portal().person('sysadmin')
    await aProject(portal(), {}, as)
    const { body } = await read()
    const root = parsed(body.data.xml)
    expect(problemsIn(root)).toEqual([])
    expect(all(root, 'iati-activity')).toHaveLength(2)
  })

  test('exports currency, state, and language of each project as codes of the published lists', async () => {
    const as = await portal().person('sysadmin')
    const periods = [
      { start_date: '2020-01-01', end_date: '2020-12-31' },
      { start_date: '2020-01-01', end_date: '2999-12-31' },
      { start_date: '2999-01-01', end_date: '2999-12-31' },
    ]
    const codes: unknown[] = []
    for (const [at, currency] of currencies.entries()) {
      const { id } = await aProject(portal(), { currency, ...periods[at] }, as)
      const root = parsed((await read(`?project_id=${id}`)).body.data.xml)
      expect(problemsIn(root)).toEqual([])
      const status = all(root, 'activity-status')[0]?.attributes.code
      codes.push([currency, all(root, 'iati-activity')[0]?.attributes['default-currency'], status])
    }
    expect(codes).toEqual([
      ['usd', 'USD', '4'],
      ['eur', 'EUR', '2'],
      ['tl', 'TRY', '1'],
    ])
  })

  test.each([
    ['مياه نظيفة', 'ar'],
    ['مياه نظيفة (WASH)', 'ar'],
    ['Clean water', 'en'],
    ['Clean water for all (مياه)', 'en'],
    ['2026', 'en'],
  ])('exports the language in which %s is written', async (name, language) => {
    const as = await portal().person('sysadmin')
    const { id } = await aProject(portal(), { name }, as)
    const root = parsed((await read(`?project_id=${id}`)).body.data.xml)
    const [title] = all(root, 'title')
    expect(title && all(title, 'narrative').map(({ attributes }) => attributes['xml:lang'])).toEqual([language])
  })

  test('is rejected until the organisation is configured', async () => {
    const as = await unset().person('sysadmin')
    const answer = await unset().call('GET', '/iati', { as })
    expect([answer.status, answer.body.code]).toEqual([409, 'iati_organisation_missing'])
  })
})

test('splits a budget at the end of each year without losing an amount', () => {
  expect(budgetYears({ start_date: '2025-12-31', end_date: '2027-01-01', budget_minor: 1000 })).toEqual([
    { start: '2025-12-31', end: '2025-12-31', minor: 3 },
    { start: '2026-01-01', end: '2026-12-31', minor: 994 },
    { start: '2027-01-01', end: '2027-01-01', minor: 3 },
  ])
})

test('reports missing, misplaced, and invalid parts by the rules of the standard', () => {
  const wrong = parsed(
    '<iati-activities><iati-activity default-currency="TL"><title><narrative/></title><iati-identifier>A</iati-identifier></iati-activity></iati-activities>',
  )
  expect(problemsIn(wrong)).toEqual(
    expect.arrayContaining([
      ...['iati-activities: without version', 'iati-activity: order', 'iati-activity: reporting-org 1'],
      ...['narrative: empty', 'iati-activity: activity-date +', 'iati-activity: default-currency="TL"'],
    ]),
  )
})
