import { accountTypes } from '@portal/contract/core/rights/accounts'
import { isUserArea } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { navTargetsOf } from '../../../../packages/host-app/src/core/routing/offered-pages.ts'
import { type PageName, pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

/** Navigates within the page, as a link does. Reloading for each page would take seconds. */
const goTo = async (page: Page, path: string, title: string) => {
  await page.evaluate(to => history.pushState(null, '', to), path)
  await page.waitForFunction(
    wanted =>
      document.title === wanted && document.querySelector('main h1') && !document.querySelector('[aria-busy=true]'),
    title,
  )
}

/** The problems of the current page, as text. `deep` also runs axe. */
const problemsOf = async (page: Page, deep: boolean): Promise<readonly string[]> => {
  const shown = await page.evaluate(() => ({
    h1: [...document.querySelectorAll('h1')].map(one => one.textContent),
    // A missing text shows its key.
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

/**
 * For each record page: the list of its records, and the endpoint that its screen reads if not every reader has access.
 */
const recordPages: Readonly<Record<string, readonly [list: string, reads?: string]>> = {
  '/staff/project/:id': ['projects'],
  '/staff/project/:id/forecast': ['projects', 'projects/:id/forecast'],
  '/staff/project/:id/breakdown': ['projects', 'projects/:id/budget'],
  '/staff/project/:id/monthly': ['projects', 'projects/:id/monthly'],
  '/staff/project/:id/comparison': ['projects', 'projects/:id/budget_comparison'],
  '/staff/activity/:id': ['activities'],
  '/staff/sub_activity/:id': ['sub_activities'],
  '/staff/sub_activity/:id/evaluation/show': ['sub_activities', 'sub_activities/:id/evaluation_results'],
  '/staff/sub_activity/:id/evaluation': ['sub_activities', 'sub_activities/:id/evaluations/sub_activity'],
  '/staff/training/:id/examquestions': ['sub_activities', 'exams?sub_activity_id=:id'],
  '/staff/evaluations/trainee/:slug': ['evaluation_forms?type=trainee'],
  '/staff/evaluations/instructor/:slug': ['evaluation_forms?type=instructor'],
  '/staff/evaluations/cordinator/:slug': ['evaluation_forms?type=cordinator'],
  '/staff/evaluations/sub_activity/:slug': ['evaluation_forms?type=sub_activity'],
  '/staff/purchase_requests/:id': ['purchase_requests'],
  '/staff/employment_requests/:id': ['employment_requests'],
  '/staff/email_templates/:name': ['email_templates'],
  ...Object.fromEntries(
    (['/staff', '/sup'] as const).flatMap(area => [
      [`${area}/trainings/:id`, ['own_trainings']],
      [`${area}/trainings/:id/evaluation`, ['own_trainings', 'sub_activities/:id/evaluations/trainee']],
      [`${area}/trainings/:id/exam/:slug`, ['own_trainings', 'sub_activities/:id/exams/pre']],
      [`${area}/trainings/:id/exam_answers`, ['own_trainings', 'sub_activities/:id/exams']],
      [`${area}/trainings/instructor/:id`, ['taught_trainings']],
      [
        `${area}/trainings/instructor/:id/evaluation`,
        ['taught_trainings', 'sub_activities/:id/evaluations/instructor'],
      ],
    ]),
  ),
}

/** The path of the first demo record that the current user can open on this page, if there is one. */
const recordPath = async (page: Page, url: string, path: string): Promise<string | undefined> => {
  const [list, reads] = recordPages[path] ?? []
  if (!list) return undefined
  const ask = (address: string) => page.request.get(`${url}/api/${address}`)
  const answer = await ask(list)
  const rows: readonly { id: string; slug?: string; name?: string }[] = answer.ok() ? (await answer.json()).data : []
  for (const row of rows.slice(0, 8)) {
    const named = path
      .replace(':id', row.id)
      .replace(':slug', row.slug ?? 'pre')
      .replace(':name', row.name ?? '')
    if (!reads || (await ask(reads.replace(':id', row.id))).ok()) return named
  }
  return undefined
}

/** One account per type, and the demo's instructor of type `user`. */
const people = [...accountTypes, 'user2']

describe.each(languages())('in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)
  const seen = new Set<string>()

  it.each(people)('every page available to %s has one heading, no missing texts, and no axe violations', async who => {
    const page = await visit({ language })
    await openSession(page, portal().url, who)
    const user: CurrentUser = (await (await page.request.get(`${portal().url}/api/user`)).json()).data
    await page.goto(portal().url)
    await page.locator('main h1').waitFor()
    const ofRecords: { path: string; name: PageName }[] = []
    for (const { path, name } of pages.filter(({ layout }) => layout === (isUserArea(user) ? 'user' : 'staff'))) {
      const record = await recordPath(page, portal().url, path)
      if (record) ofRecords.push({ path: record, name })
    }
    const targets = [
      ...navTargetsOf(user)
        .filter(({ layout }) => layout !== 'plain')
        .map(({ path, name }) => ({ path, name })),
      ...ofRecords,
    ]
    expect(targets.length).toBeGreaterThan(1)
    const problems: string[] = []
    for (const { path, name } of targets) {
      const title = t('shell.document_title', { page: t(`shell.pages.${name}`), portal: t('shell.portal') })
      await goTo(page, path, title)
      const found = await problemsOf(page, !seen.has(name))
      seen.add(name)
      problems.push(...found.map(problem => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  it('every page was shown to at least one account', () => {
    const signedIn = pages.filter(({ layout }) => layout === 'staff' || layout === 'user')
    // Their URLs contain a code that expires after 20 seconds. The attendance flow opens the users' page.
    expect(signedIn.map(({ name }) => name).filter(name => !seen.has(name))).toEqual(['StaffCheckIn', 'CheckIn'])
  })
})
