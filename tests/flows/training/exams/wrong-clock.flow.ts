import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const HOUR_MS = 3_600_000

describe.each(languages())('a test on a device with a wrong clock, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  let training = ''

  // Limits an open test to 30 minutes, and adds a second trainee with an account.
  beforeAll(async () => {
    const { pool } = portal().database
    const { rows } = await pool.query(
      `UPDATE exams SET limit_minutes = 30 FROM sub_activities
       WHERE sub_activities.id = sub_activity_id AND code = 'FMNF-2' AND slug = 'pre' RETURNING sub_activity_id`,
    )
    training = rows[0].sub_activity_id
    await pool.query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $1, id FROM users WHERE email = $2`,
      [training, demoEmail('user2')],
    )
  })

  const attemptOf = async (account: string): Promise<{ readonly id: string; readonly deadline_at: Date }> => {
    const { rows } = await portal().database.pool.query(
      `SELECT exam_attempts.id, deadline_at FROM exam_attempts JOIN exams ON exams.id = exam_id
       JOIN users ON users.id = user_id WHERE sub_activity_id = $1 AND email = $2`,
      [training, demoEmail(account)],
    )
    return rows[0]
  }

  /** When the test ends according to the page's timer. */
  const shownEnd = async (page: Page): Promise<number> => {
    const shown = await page.getByRole('timer').textContent()
    const [, minutes, seconds] = /(\d+):(\d+)/.exec(shown ?? '') ?? []
    return Date.now() + (Number(minutes) * 60 + Number(seconds)) * 1000
  }

  test.each([
    ['fast', HOUR_MS, 'user'],
    ['slow', -HOUR_MS, 'user2'],
  ] as const)('ends at the server’s deadline when the clock is an hour %s', async (...given) => {
    const [, wrong, account] = given
    const { url, database } = portal()
    const page = await visit({ language })
    await page.clock.install({ time: Date.now() + wrong })
    await openSession(page, url, account)
    await page.goto(`${url}/sup/trainings/${training}/exam/pre`)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - wrong)).toBeLessThan(60_000)
    await page.getByRole('button', { name: t('exams.start') }).click()
    await page.getByRole('timer').waitFor()
    const { id, deadline_at } = await attemptOf(account)
    expect(Math.abs((await shownEnd(page)) - deadline_at.getTime())).toBeLessThan(3000)

    // Moves the deadline a few seconds ahead. The page learns of it with its next save.
    await database.pool.query(`UPDATE exam_attempts SET deadline_at = now() + interval '8 seconds' WHERE id = $1`, [id])
    await page.getByRole('radio', { name: t('exam_runner.all') }).check()
    await page.getByRole('textbox').fill(`By ${account}`)
    await page.getByText(t('exam_runner.closed_help')).waitFor()
    const over = async () => {
      const { rows } = await database.pool.query(
        `SELECT extract(epoch FROM submitted_at - deadline_at)::float AS after, value FROM exam_attempts
         JOIN exam_answers ON attempt_id = exam_attempts.id WHERE exam_attempts.id = $1`,
        [id],
      )
      return rows
    }
    // The page follows the server's time, and may show the end before the server has closed the test.
    await expect.poll(over).toEqual([{ after: expect.any(Number), value: `By ${account}` }])
    const [closed] = await over()
    expect(Math.abs(closed.after)).toBeLessThan(30)
  })
})
