import { beforeAll, expect, test } from 'vitest'
import { forgetUses, writeUsesOfWidgets } from '../../../../../packages/server/src/partners/counts/store.ts'
import { buildPages } from '../../../../flows/support/build.ts'
import { usePortal } from '../../../support/portal.ts'
import { addSite, ask } from '../../embed/frame.ts'

beforeAll(buildPages, 120_000)
const portal = usePortal()

const training = '00000000-0000-4000-8000-000000000000'
const load = (site: { key: string }, widget: string, subject = '') =>
  portal().app.inject({ url: `/embed/${widget}?site=${site.key}&locale=en&for=${subject}` })
const report = (site: { key: string }, widget: string | undefined, used: string) =>
  ask(portal(), 'uses', { site: site.key, widget, used }, { 'user-agent': 'Secret/1.0' })
const countsOf = async (site: { id: string }) => {
  const as = await portal().person('sysadmin')
  return (await portal().call('GET', `/partners/${site.id}/counts`, { as })).body.data
}
const today = () => portal().services.now().toISOString().slice(0, 10)

test('loads, openings and completions are added up per day across several writes', async () => {
  const site = await addSite(portal())
  await load(site, 'complaint')
  await load(site, 'exam', `${training}/pre`)
  await report(site, 'exam', 'opened')
  await writeUsesOfWidgets(portal().services)
  await load(site, 'exam', `${training}/post`)
  await report(site, 'exam', 'completed')
  await report(site, undefined, 'opened')
  await writeUsesOfWidgets(portal().services)
  await writeUsesOfWidgets(portal().services)
  expect(await countsOf(site)).toEqual([
    { day: today(), widget: 'complaint', loaded: 1, opened: 1, completed: 0 },
    { day: today(), widget: 'exam', loaded: 2, opened: 1, completed: 1 },
  ])
})

test('completed complaints are never counted, and a constraint prevents it', async () => {
  const site = await addSite(portal())
  for (const widget of [undefined, 'complaint'])
    expect((await report(site, widget, 'completed')).body.code).toBe('invalid')
  await report(site, undefined, 'opened')
  await writeUsesOfWidgets(portal().services)
  const refused = portal().database.pool.query(`UPDATE partner_counts SET completed = 1 WHERE widget = 'complaint'`)
  await expect(refused).rejects.toMatchObject({ code: '23514', table: 'partner_counts' })
})

test('counts store only site, widget, day and numbers, and are not written at the moment of use', async () => {
  const site = await addSite(portal())
  const { pool } = portal().database
  const stateOf = async () => {
    const { rows } = await pool.query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
       AND relname NOT IN ('partner_counts', 'partners')`,
    )
    const all = rows.map(
      ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) FROM "${name}" t`,
    )
    return (await pool.query(all.join(' UNION ALL '))).rows
  }
  const countRows = async () => (await pool.query('SELECT * FROM partner_counts WHERE partner_id = $1', [site.id])).rows
  const before = await stateOf()
  await load(site, 'exam', `${training}/pre`)
  await report(site, 'exam', 'opened')
  expect(await countRows()).toEqual([])
  await writeUsesOfWidgets(portal().services)
  expect(await stateOf()).toEqual(before)
  const [row] = await countRows()
  expect(Object.keys(row).sort()).toEqual(['completed', 'day', 'loaded', 'opened', 'partner_id', 'widget'])
  expect(JSON.stringify(row)).not.toContain(training)
})

test('a use of an unknown site, unknown widget or another origin is not counted', async () => {
  const site = await addSite(portal())
  expect((await report({ key: 'site_unknown' }, 'exam', 'opened')).body.code).toBe('foreign_origin')
  expect((await report(site, 'chat', 'opened')).body.code).toBe('invalid')
  const headers = { origin: 'https://elsewhere.example.org' }
  expect((await ask(portal(), 'uses', { site: site.key, used: 'opened' }, headers)).body.code).toBe('foreign_origin')
  await portal().database.pool.query(`UPDATE partners SET widgets = '{complaint}' WHERE id = $1`, [site.id])
  expect((await report(site, 'exam', 'opened')).body.code).toBe('foreign_origin')
  await writeUsesOfWidgets(portal().services)
  expect(await countsOf(site)).toEqual([])
})

test('counts older than 30 days are deleted, and so are those of a deleted site', async () => {
  const site = await addSite(portal())
  const { orm, pool } = portal().database
  const insert = `INSERT INTO partner_counts (partner_id, widget, day, loaded) VALUES ($1, 'exam', $2::date - $3::int, 1)`
  for (const days of [0, 29, 30, 31]) await pool.query(insert, [site.id, today(), days])
  expect((await countsOf(site)).length).toBe(2)
  await forgetUses(orm, portal().services.now())
  const left = async () => (await pool.query('SELECT FROM partner_counts WHERE partner_id = $1', [site.id])).rows.length
  expect(await left()).toBe(2)
  await report(site, 'exam', 'opened')
  await pool.query('DELETE FROM partners WHERE id = $1', [site.id])
  await writeUsesOfWidgets(portal().services)
  expect(await left()).toBe(0)
})
