import { describe, expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

describe.each(languages())('a test taken offline, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  const CUT_MS = rounds(2, 60) * 1000

  /** How often something is typed while offline. */
  const TIMES = 10

  test('all offline input on a phone is saved after reconnecting', {
    timeout: 120_000 + CUT_MS,
  }, async () => {
    const { url, database } = portal()
    const { rows } = await database.pool.query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
    const phone = await visit({ language, width: 360, allowed: [/Failed to load resource/] })
    await openSession(phone, url, 'user')
    await phone.goto(`${url}/sup/trainings/${rows[0].id}/exam/pre`)
    await phone.getByRole('button', { name: t('exams.start') }).click()
    await phone.getByRole('radio', { name: t('exam_runner.all') }).check()
    const field = phone.getByRole('textbox').first()
    await phone.context().setOffline(true)
    const until = performance.now() + CUT_MS
    let text = ''
    for (let nth = 1; nth <= TIMES; nth++) {
      await field.pressSequentially(`${nth} `)
      text += `${nth} `
      await phone.getByText(t('exam_runner.waiting')).first().waitFor()
      const next = until - (CUT_MS * (TIMES - nth)) / TIMES
      await expect.poll(() => performance.now() >= next, { timeout: CUT_MS + 10_000, interval: 50 }).toBe(true)
    }
    await phone.context().setOffline(false)
    await phone.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
    const stored = await database.pool.query('SELECT value FROM exam_answers WHERE value = $1', [text])
    expect(stored.rowCount).toBe(1)
  })
})
