import { randomUUID } from 'node:crypto'
import { liveCheckSeconds } from '@portal/contract/partners/partner-live-checks'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginLiveCheck, forgetLiveChecks } from '../../../../../packages/server/src/partners/live-checks/store.ts'
import { buildPages } from '../../../../flows/support/build.ts'
import { usePortal } from '../../../support/portal.ts'
import { addSite, ask } from '../../embed/frame.ts'

beforeAll(buildPages, 120_000)
const portal = usePortal()

const home = 'https://partner.example.org'
const training = '00000000-0000-4000-8000-000000000000'

/** A site with a running check. */
const begin = async (token: string = randomUUID()) => {
  const site = await addSite(portal())
  const as = await portal().person('sysadmin')
  const started = await portal().call('POST', `/partners/${site.id}/live_check`, { as, body: { token } })
  expect(started.status).toBe(200)
  const found = async () => (await portal().call('GET', `/partners/${site.id}/live_check`, { as })).body.data.findings
  return { site, token, found }
}

const load = (query: Record<string, string>, widget = 'complaint') =>
  portal().app.inject({ url: `/embed/${widget}?${new URLSearchParams(query)}` })

test('a working frame is reported, and each finding appears once', async () => {
  const { site, token, found } = await begin()
  expect(await found()).toEqual([])
  const asked = { site: site.key, origin: home, 'portal-check': token }
  for (let time = 0; time < 2; time++) {
    expect((await load(asked)).statusCode).toBe(200)
    await ask(portal(), 'live_check', { site: site.key, widget: 'complaint', token, isSandboxed: false })
  }
  expect(await found()).toEqual([
    { code: 'frame_asked', value: 'complaint' },
    { code: 'origin_listed' },
    { code: 'key_current' },
    { code: 'widget_shown', value: 'complaint' },
    { code: 'portal_insecure' },
  ])
})

test('a rejected frame is reported with the reason and the line to change', async () => {
  const { site, token, found } = await begin()
  await portal().database.pool.query(`UPDATE partners SET widgets = '{complaint,exam}' WHERE id = $1`, [site.id])
  const check = { 'portal-check': token }
  await load({ site: 'site_of_nobody', origin: 'https://elsewhere.example.org', ...check })
  await load({ site: site.key, origin: home, for: training, ...check }, 'budget')
  await load({ site: site.key, origin: home, for: 'PROJECT-ID', ...check }, 'exam')
  const all = await found()
  for (const finding of [
    { code: 'key_unknown', value: 'site_of_nobody', add: site.key },
    { code: 'origin_missing', value: 'https://elsewhere.example.org', add: 'https://elsewhere.example.org' },
    { code: 'widget_refused', value: 'budget' },
    { code: 'subject_wrong', value: 'exam' },
  ])
    expect(all).toContainEqual(finding)
})

test('rejects a token that another site uses, and keeps both checks', async () => {
  const one = await begin()
  const other = await begin()
  const { status, body } = await portal().call('POST', `/partners/${one.site.id}/live_check`, {
    as: await portal().person('sysadmin'),
    body: { token: other.token },
  })
  expect([status, body.errors]).toEqual([400, [{ path: 'token', code: 'code_taken' }]])
  await load({ site: one.site.key, origin: home, 'portal-check': one.token })
  expect(await one.found()).toContainEqual({ code: 'origin_listed' })
})

test('a frame in a sandbox without forms is reported', async () => {
  const { site, token, found } = await begin()
  await ask(portal(), 'live_check', { site: site.key, widget: 'exam', token, isSandboxed: true })
  expect(await found()).toContainEqual({ code: 'sandboxed', value: 'allow-forms' })
})

test('a visit without a valid token is not recorded', async () => {
  const { site, token, found } = await begin()
  for (const other of ['', 'x', "' OR true --", randomUUID()]) {
    const answer = await load({ site: site.key, origin: home, 'portal-check': other })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const made = { site: site.key, widget: 'exam', token: randomUUID(), isSandboxed: false }
  expect((await ask(portal(), 'live_check', made)).body.code).toBe('not_found')
  const foreign = await ask(portal(), 'live_check', { ...made, token }, { origin: 'https://elsewhere.example.org' })
  expect(foreign.body.code).toBe('foreign_origin')
  expect(await found()).toEqual([])
})

test('a check ends when its time is over and when another check of the site begins', async () => {
  const { site, token, found } = await begin()
  const as = await portal().person('sysadmin')
  const next = randomUUID()
  const report = (given: string) =>
    ask(portal(), 'live_check', { site: site.key, widget: 'exam', token: given, isSandboxed: false })
  await report(token)
  await portal().call('POST', `/partners/${site.id}/live_check`, { as, body: { token: next } })
  expect((await report(token)).body.code).toBe('not_found')
  expect(await found()).toEqual([])
  await report(next)
  expect(await found()).not.toEqual([])
  const { orm, pool } = portal().database
  const after = new Date(portal().services.now().getTime() + liveCheckSeconds * 1000 + 1)
  await forgetLiveChecks(orm, after)
  expect((await pool.query('SELECT FROM partner_live_checks WHERE partner_id = $1', [site.id])).rowCount).toBe(0)
})

describe('over HTTPS', () => {
  const secure = usePortal({ PUBLIC_URL: 'https://portal.example.org' })

  test("the frame's request shows whether its cookie was stored", async () => {
    const site = await addSite(secure())
    const as = await secure().person('sysadmin')
    const token = randomUUID()
    const { orm } = secure().database
    await beginLiveCheck(orm, site.id, token, secure().services.now())
    const query = new URLSearchParams({ site: site.key, origin: home, 'portal-check': token })
    const headers = { host: 'portal.example.org' }
    const page = await secure().app.inject({ url: `/embed/complaint?${query}`, headers })
    const [cookie] = page.cookies
    expect(cookie).toMatchObject({ name: '__Host-embed-check', secure: true, httpOnly: true, sameSite: 'None' })
    const report = { site: site.key, widget: 'complaint', token, isSandboxed: false }
    const found = async () => (await secure().call('GET', `/partners/${site.id}/live_check`, { as })).body.data.findings
    await ask(secure(), 'live_check', report)
    expect(await found()).toContainEqual({ code: 'cookie_refused' })
    await ask(secure(), 'live_check', report, { cookie: `${cookie?.name}=${cookie?.value}` })
    expect(await found()).toContainEqual({ code: 'cookie_kept' })
  })
})
