import en from '@portal/widgets/locales/en/embed.json'
import { beforeAll, expect, test } from 'vitest'
import { partnerStore } from '../../../../packages/server/src/partners/store.ts'
import { buildPages } from '../../../flows/support/build.ts'
import { openPortal, type Portal } from '../../support/portal.ts'
import { addSite } from './frame.ts'

let portal: Portal
let sites = { all: '', few: '' }

const HOME = 'https://partner.example.org'
const ID = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  await buildPages()
  portal = await openPortal()
  const { orm } = portal.database
  const all = await addSite(portal)
  const id = await partnerStore.insert(orm, { name: 'Few', origins: [HOME], theme: {}, widgets: ['complaint'] })
  sites = { all: all.key, few: (await partnerStore.find(orm, id))?.key ?? '' }
  return () => portal.close()
}, 150_000)

const read = async (widget: string, query: Record<string, string>) => {
  const answer = await portal.app.inject({ url: `/embed/${widget}?${new URLSearchParams(query)}` })
  const [, script = ''] = /<script>([^<]*)<\/script><\/body>/.exec(answer.body) ?? []
  return { status: answer.statusCode, body: answer.body, script }
}

test.each([
  ['a missing key', 'complaint', { site: 'null', origin: HOME }, 'key_missing', en.refused_site],
  ['an unknown key', 'complaint', { site: 'site_unknown', origin: HOME }, 'key_unknown', en.refused_site],
  [
    'a page whose origin is not on the list',
    'exam',
    { site: 'all', origin: 'https://other.example' },
    'origin_missing',
    en.refused_site,
  ],
  [
    'a widget that the site may not show',
    'exam',
    { site: 'few', origin: HOME, for: `${ID}/pre` },
    'widget_refused',
    en.refused_widget,
  ],
  ['a missing subject', 'exam', { site: 'all', origin: HOME, for: 'null' }, 'subject_missing', en.refused_subject],
  [
    'a malformed subject',
    'budget',
    { site: 'all', origin: HOME, for: `${ID}/pre` },
    'subject_wrong',
    en.refused_subject,
  ],
] as const)('%s is reported on the page, to the host page and in the console', async (_, widget, query, code, text) => {
  const { site, ...rest } = query
  const { status, body, script } = await read(widget, {
    ...rest,
    site: new Map(Object.entries(sites)).get(site) ?? site,
  })
  expect(status).toBe(403)
  expect(body).toContain(text)
  expect(script).toContain(`parent.postMessage(m,"${query.origin}");say({portal:'error',code:'${code}'})`)
  expect(script).toContain('console.error("Portal: ')
})

test('an unknown site gets no message from a frame without an origin', async () => {
  const { status, script } = await read('complaint', { site: 'site_unknown', origin: 'null' })
  expect(status).toBe(403)
  expect(script).not.toContain('postMessage')
})
