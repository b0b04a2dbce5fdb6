import type { CurrentUser } from '@portal/contract/access'
import { accountTypes } from '@portal/contract/accounts'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { navTargetsOf } from '../../../packages/host-app/src/layouts/palette/nav-targets.ts'
import ar from '../../../packages/host-app/src/locales/ar/shell.json'
import en from '../../../packages/host-app/src/locales/en/shell.json'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

/** Goes on within the page, as a link does: loading each page anew would take seconds in all. */
const goTo = async (page: Page, path: string, title: string) => {
  await page.evaluate(to => history.pushState(null, '', to), path)
  await page.waitForFunction(
    wanted =>
      document.title === wanted && document.querySelector('main h1') && !document.querySelector('[aria-busy=true]'),
    title,
  )
}

/** What is wrong with what is shown, as words; `deep` also asks axe. */
const problemsOf = async (page: Page, deep: boolean): Promise<readonly string[]> => {
  const shown = await page.evaluate(() => ({
    h1: [...document.querySelectorAll('h1')].map(one => one.textContent),
    // A name of a text stands there where the text is missing.
    keys: (document.body.textContent.match(/\b[a-z]+(_[a-z]+)*\.[a-z]+_[a-z_]+\b/g) ?? []).filter(
      word => !word.includes('@'),
    ),
  }))
  const found = [
    ...(shown.h1.length === 1 && shown.h1[0] ? [] : [`h1: ${JSON.stringify(shown.h1)}`]),
    ...shown.keys.map(key => `text: ${key}`),
  ]
  if (!deep) return found
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> => Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }),
  )
  return [...found, ...violations.map(({ id, nodes }) => `axe: ${id} ${nodes[0]?.html.slice(0, 120)}`)]
}

/** Addresses of records in the demo's data, for the pages of one. */
const recordPaths = async (page: Page, url: string): Promise<Readonly<Record<string, string>>> => {
  const first = async (list: string) => {
    const answer = await page.request.get(`${url}/api/${list}`)
    return answer.ok() ? (await answer.json()).data?.[0]?.id : undefined
  }
  const lists = {
    '/staff/project/:id': 'projects',
    '/staff/activity/:id': 'activities',
    '/staff/sub_activity/:id': 'sub_activities',
    '/staff/purchase_requests/:id': 'purchase_requests',
    '/staff/employment_requests/:id': 'employment_requests',
    '/sup/trainings/:id': 'own_trainings',
    '/staff/trainings/:id': 'own_trainings',
    '/sup/trainings/instructor/:id': 'taught_trainings',
    '/staff/trainings/instructor/:id': 'taught_trainings',
  }
  const found = await Promise.all(Object.entries(lists).map(async ([path, list]) => [path, await first(list)] as const))
  return Object.fromEntries(found.flatMap(([path, id]) => (id ? [[path, path.replace(':id', id)]] : [])))
}

describe.each(['en', 'ar'] as const)('in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const texts = { en, ar }[language]
  const seen = new Set<string>()

  it.each(accountTypes)('every page that %s can go to is whole', async type => {
    const page = await visit({ language })
    await openSession(page, portal().url, type)
    const user: CurrentUser = (await (await page.request.get(`${portal().url}/api/user`)).json()).data
    await page.goto(portal().url)
    await page.locator('main h1').waitFor()
    const records = await recordPaths(page, portal().url)
    const ofRecords = pages.filter(({ layout }) => layout === (type === 'user' ? 'user' : 'staff'))
    const targets = [
      ...navTargetsOf(user)
        .filter(({ layout }) => layout !== 'plain')
        .map(({ path, name }) => ({ path, name })),
      ...ofRecords.flatMap(({ path, name }) => (records[path] ? [{ path: records[path], name }] : [])),
    ]
    expect(targets.length).toBeGreaterThan(1)
    const problems: string[] = []
    for (const { path, name } of targets) {
      const title = texts.document_title.replace('{{page}}', texts.pages[name]).replace('{{portal}}', texts.portal)
      await goTo(page, path, title)
      const found = await problemsOf(page, !seen.has(name))
      seen.add(name)
      problems.push(...found.map(problem => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
})
