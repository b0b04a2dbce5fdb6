import axe from 'axe-core'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { countBytes, openSlowPage, slowPhone } from '../browser.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { percentile, printTable, type Row } from '../table.ts'
import { remoteForm, servePages } from './embed-peers/embed-pages.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

interface Peer {
  readonly name: string
  readonly path: string
  readonly button: string
  readonly field: (page: Page) => Locator
}

const inFrame = (page: Page) => page.frameLocator('iframe').locator('textarea').first()

const peers: readonly Peer[] = [
  {
    name: 'complaint widget',
    path: '/ours',
    button: 'portal-complaint button',
    field: page => page.frameLocator('portal-complaint iframe').locator('textarea'),
  },
  {
    name: '@sentry-internal/feedback',
    path: '/sentry',
    button: '#open',
    field: page => page.locator('#sentry-feedback textarea'),
  },
  { name: '@formbricks/surveys', path: '/formbricks', button: '#open', field: page => page.locator('#fbjs textarea') },
  // The forms of these two come from their own servers. A benchmark page of almost no bytes replaces them.
  { name: '@calcom/embed-core', path: '/cal', button: '#open', field: inFrame },
  { name: '@typeform/embed', path: '/typeform', button: '#open', field: inFrame },
]

const REMOTE = 'https://form.typeform.com/**'

/** Responds as Typeform's server, with the same latency as all others. */
const answerRemote = async (route: Route) => {
  await new Promise(done => setTimeout(done, slowPhone.latency))
  await route.fulfill({ contentType: 'text/html', body: remoteForm })
}

/**
 * Records in the page when the button is pressed and when the form is painted. The form is our dialog with its loaded
 * frame, or the peer's text area or frame. Polling from outside would add the tool's own latency, which is higher for
 * frames.
 */
const watch = (button: string) => {
  const times: { pressed?: number; painted?: number } = {}
  Reflect.set(window, 'times', times)
  const shadow = (host: string) => document.querySelector(host)?.shadowRoot
  let isReady = false
  document.addEventListener('portal-ready', () => {
    isReady = true
  })
  addEventListener('message', ({ data }) => {
    if (data === 'remote-form') isReady = true
  })
  const isDialogOpen = () => {
    const dialog = shadow('portal-complaint')?.querySelector('dialog')
    return dialog === undefined || dialog === null || dialog.open
  }
  const isThere = () =>
    (isReady && isDialogOpen()) ||
    Boolean(shadow('#sentry-feedback')?.querySelector('textarea')) ||
    Boolean(document.querySelector('#fbjs textarea'))
  const look = () => {
    if (isThere()) requestAnimationFrame(() => setTimeout(() => (times.painted = performance.now())))
    else requestAnimationFrame(look)
  }
  const [host = '', inner] = button.split(' ')
  document.addEventListener(
    'click',
    event => {
      if (!event.composedPath().some(node => node instanceof Element && node.matches(inner ?? host))) return
      times.pressed ??= performance.now()
      look()
    },
    true,
  )
}

const timesOf = () => {
  const times: { pressed: number; painted?: number } = Reflect.get(window, 'times')
  return times.painted === undefined ? null : { pressed: times.pressed, painted: times.painted }
}

/**
 * The number of axe violations in the open form: in the page, and in our frame. Frames of others contain a benchmark
 * page.
 */
const violationsOn = async (page: Page) => {
  const found: string[] = []
  for (const frame of page.frames().filter(one => one === page.mainFrame() || one.url().includes('/embed/'))) {
    await frame.evaluate(axe.source)
    const ids = await frame.evaluate(async () => {
      const tool: { run: () => Promise<{ violations: { id: string }[] }> } = Reflect.get(globalThis, 'axe')
      return (await tool.run()).violations.map(({ id }) => id)
    })
    found.push(...ids)
  }
  // Violations of the bare benchmark page, which are the same for all.
  return found.filter(id => id !== 'landmark-one-main' && id !== 'region').length
}

/** Times from the press until the form is painted, and from the page's start until text is typed. Counts bytes too. */
const measure = async (browser: Browser, origin: string, peer: Peer, when: 'at once' | 'after idle') => {
  const { context, page } = await openSlowPage(browser)
  const bytes = await countBytes(context, page)
  await page.route(REMOTE, answerRemote)
  await page.addInitScript(watch, peer.button)
  const start = performance.now()
  await page.goto(origin + peer.path, { waitUntil: 'commit' })
  await page.locator(peer.button).first().waitFor({ state: 'visible', timeout: 60_000 })
  if (when === 'after idle') await page.waitForLoadState('networkidle')
  const before = bytes()
  await page.locator(peer.button).first().click()
  await peer.field(page).fill('x', { timeout: 60_000 })
  const typed = performance.now() - start
  await page.waitForLoadState('networkidle')
  const handle = await page.waitForFunction(timesOf, undefined, { timeout: 60_000 })
  const times = await handle.jsonValue()
  const after = bytes() - before
  const violations = await violationsOn(page)
  await context.close()
  return { before, after, typed, violations, painted: (times?.painted ?? Number.NaN) - (times?.pressed ?? 0) }
}

/** Compares the complaint form on a partner's page with third-party forms, on the slow phone, in one run. */
export const benchEmbed = async (browser: Browser): Promise<void> => {
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const pages = await servePages(portal.url)
  const origin = `http://localhost:${pages.port}`
  try {
    await allow(portal.url, origin)
    const rows: Row[] = []
    for (const when of ['after idle', 'at once'] as const) {
      for (const peer of peers) {
        const runs: Awaited<ReturnType<typeof measure>>[] = []
        for (let round = 0; round < ROUNDS; round++) runs.push(await measure(browser, origin, peer, when))
        const median = (of: keyof (typeof runs)[number]) =>
          percentile(
            runs.map(run => run[of]),
            0.5,
          )
        rows.push({
          widget: peer.name,
          click: when,
          'kB before': median('before') / 1000,
          'kB until usable': (median('before') + median('after')) / 1000,
          'press to form, ms': median('painted'),
          'page start to typed, ms': when === 'at once' ? median('typed') : '',
          axe: median('violations'),
        })
      }
    }
    printTable(`Embed: 4x CPU, 562 ms, 1.44 Mbit/s, median of ${ROUNDS}`, rows)
  } finally {
    await pages.stop()
    await endProcess(portal)
    data.remove()
  }
}

/** Adds an origin to the demo partner's list. */
const allow = async (url: string, origin: string) => {
  const headers = { cookie: await cookieOf(url, 'sysadmin@demo.test'), 'content-type': 'application/json' }
  const list = Object(await (await fetch(`${url}/api/partners`, { headers })).json())
  const [{ id, name, theme, version }] = list.data
  const body = JSON.stringify({ name, theme, version, origins: [origin] })
  const answer = await fetch(`${url}/api/partners/${id}`, { method: 'PATCH', headers, body })
  if (!answer.ok) throw new Error(`the partner could not be changed: ${answer.status}`)
}
