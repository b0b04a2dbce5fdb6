import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const titles = { en: 'After the training', ar: 'بعد التدريب' } as const

describe.each(languages())('an evaluation from form to results, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  const aTraining = async (...names: readonly string[]): Promise<string> => {
    const { pool } = portal().database
    const { rows } = await pool.query('SELECT id FROM sub_activities ORDER BY code LIMIT 1')
    const { id } = rows[0]
    await pool.query('DELETE FROM sub_activity_trainees WHERE sub_activity_id = $1', [id])
    await pool.query(
      'INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $1, id FROM users WHERE email = ANY($2)',
      [id, names.map(demoEmail)],
    )
    return id
  }

  const fill = async (page: Page, send: string, stars: number) => {
    await page
      .getByRole('radio')
      .nth(stars - 1)
      .click()
    await page.getByRole('textbox').fill(`${stars} stars because`)
    await page.getByRole('button', { name: send }).click()
  }

  it('is designed, answered by three trainees, and shows results with the third response', async () => {
    const training = await aTraining('user', 'user2', 'trainee')
    const director = await visit({ language, width: 1440 })
    await openSession(director, portal().url, 'project_director')
    await director.goto(`${portal().url}/staff/evaluations?add=yes`)
    const drawer = director.getByRole('dialog')
    await drawer.getByRole('textbox', { name: t('evaluations.title_en') }).fill(titles.en)
    await drawer.getByRole('textbox', { name: t('evaluations.title_ar') }).fill(titles.ar)
    await drawer.getByRole('textbox', { name: t('evaluations.slug'), exact: false }).fill('after-training')
    await drawer.getByRole('button', { name: t('evaluations.type'), exact: false }).click()
    await director.getByRole('option', { name: t('evaluations.types.trainee') }).click()
    await drawer.getByRole('button', { name: t('evaluations.add') }).click()
    await director.waitForURL('**/staff/evaluations/trainee/after-training')

    await director.getByRole('button', { name: t('evaluations.add_kind.text') }).click()
    await director
      .getByRole('textbox', { name: t('evaluations.text_en') })
      .last()
      .fill('Why?')
    await director
      .getByRole('textbox', { name: t('evaluations.text_ar') })
      .last()
      .fill('لماذا؟')
    await director.getByRole('textbox', { name: 'لماذا؟' }).waitFor()
    await director.getByRole('button', { name: t('blocks.save') }).click()
    await director.getByText(t('evaluations.saved', { number: 1 })).waitFor()
    await director.getByRole('button', { name: t('evaluations.use') }).click()
    await director.getByText(t('evaluations.now_in_use')).waitFor()

    const results = `${portal().url}/staff/sub_activity/${training}/evaluation/show`
    const people = [
      { name: 'user', language: 'ar', width: 360, area: 'sup', stars: 5 },
      { name: 'user2', language: 'en', width: 360, area: 'sup', stars: 4 },
      { name: 'trainee', language: 'en', width: 1280, area: 'staff', stars: 3 },
    ] as const
    for (const { name, language: spoken, width, area, stars } of people) {
      await director.goto(results)
      await director.getByRole('heading', { name: t('evaluations.no_results') }).waitFor()
      const page = await visit({ language: spoken, width })
      const words = textsIn(spoken)
      await openSession(page, portal().url, name)
      await page.goto(`${portal().url}/${area}/trainings/${training}/evaluation`)
      await page.getByRole('button', { name: words('evaluation.send') }).click()
      await page.getByText(words('evaluation.questions_required')).waitFor()
      await fill(page, words('evaluation.send'), stars)
      await page.getByText(words('evaluation.sent_title')).waitFor()
      await page.reload()
      await page.getByText(words('evaluation.sent_title')).waitFor()
    }

    await director.goto(results)
    await director.getByText(t('evaluations.of_invited', { responses: 3, invited: 3 })).waitFor()
    for (const stars of [3, 4, 5]) await director.getByText(`${stars} stars because`).waitFor()
    await director.getByText(t('evaluations.in_threes')).waitFor()
    await director.getByText(titles[language]).waitFor()
    expect(await director.getByRole('figure').count()).toBe(1)
  })
})
