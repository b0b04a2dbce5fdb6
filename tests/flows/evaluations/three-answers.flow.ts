import widgetAr from '@portal/widgets/locales/ar/evaluation.json' with { type: 'json' }
import widgetEn from '@portal/widgets/locales/en/evaluation.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import ar from '../../../packages/host-app/src/locales/ar/evaluations.json' with { type: 'json' }
import blocks from '../../../packages/host-app/src/locales/en/blocks.json' with { type: 'json' }
import en from '../../../packages/host-app/src/locales/en/evaluations.json' with { type: 'json' }
import { demoEmail } from '../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

describe('from a form to its results', () => {
  const portal = usePortal()
  const visit = useBrowser()

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

  it('a form is designed, three trainees answer in both languages and areas, and the results appear with the third', async () => {
    const training = await aTraining('user', 'user2', 'trainee')
    const director = await visit({ width: 1440 })
    await openSession(director, portal().url, 'project_director')
    await director.goto(`${portal().url}/staff/evaluations?add=yes`)
    const drawer = director.getByRole('dialog')
    await drawer.getByRole('textbox', { name: en.title_en }).fill('After the training')
    await drawer.getByRole('textbox', { name: en.title_ar }).fill('بعد التدريب')
    await drawer.getByRole('textbox', { name: en.slug, exact: false }).fill('after-training')
    await drawer.getByRole('button', { name: en.type, exact: false }).click()
    await director.getByRole('option', { name: en.types.trainee }).click()
    await drawer.getByRole('button', { name: en.add }).click()
    await director.waitForURL('**/staff/evaluations/trainee/after-training')

    await director.getByRole('button', { name: en.add_kind.text }).click()
    await director.getByRole('textbox', { name: en.text_en }).last().fill('Why?')
    await director.getByRole('textbox', { name: en.text_ar }).last().fill('لماذا؟')
    await director.getByRole('textbox', { name: 'لماذا؟' }).waitFor()
    await director.getByRole('button', { name: blocks.save }).click()
    await director.getByText(en.saved.replace('{{number}}', '1')).waitFor()
    await director.getByRole('button', { name: en.use }).click()
    await director.getByText(en.now_in_use).waitFor()

    const results = `${portal().url}/staff/sub_activity/${training}/evaluation/show`
    const people = [
      { name: 'user', language: 'ar', width: 360, area: 'sup', words: widgetAr, stars: 5 },
      { name: 'user2', language: 'en', width: 360, area: 'sup', words: widgetEn, stars: 4 },
      { name: 'trainee', language: 'en', width: 1280, area: 'staff', words: widgetEn, stars: 3 },
    ] as const
    for (const { name, language, width, area, words, stars } of people) {
      await director.goto(results)
      await director.getByRole('heading', { name: en.no_results }).waitFor()
      const page = await visit({ language, width })
      await openSession(page, portal().url, name)
      await page.goto(`${portal().url}/${area}/trainings/${training}/evaluation`)
      await page.getByRole('button', { name: words.send }).click()
      await page.getByText(words.questions_required).waitFor()
      await fill(page, words.send, stars)
      await page.getByText(words.sent_title).waitFor()
      await page.reload()
      await page.getByText(words.sent_title).waitFor()
    }

    await director.goto(results)
    await director.getByText('3 of 3').waitFor()
    for (const stars of [3, 4, 5]) await director.getByText(`${stars} stars because`).waitFor()
    await director.evaluate(() => localStorage.setItem('language', 'ar'))
    await director.reload()
    await director.getByText(ar.in_threes).waitFor()
    await director.getByText('بعد التدريب').waitFor()
    expect(await director.getByRole('figure').count()).toBe(1)
  })
})
