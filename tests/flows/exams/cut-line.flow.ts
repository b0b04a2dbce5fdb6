import takingAr from '@portal/widgets/locales/ar/exam_runner.json' with { type: 'json' }
import { expect, test } from 'vitest'
import ar from '../../../packages/host-app/src/locales/ar/exams.json' with { type: 'json' }
import { rounds } from '../../support/rounds.ts'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

const CUT_MS = rounds(2, 60) * 1000

/** How often something is typed while the line is cut. */
const TIMES = 10

test('all that is typed on a phone while the line is cut arrives when it is back, however long that takes', {
  timeout: 120_000 + CUT_MS,
}, async () => {
  const { url, database } = portal()
  const { rows } = await database.pool.query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
  const phone = await visit({ language: 'ar', width: 360, allowed: [/Failed to load resource/] })
  await openSession(phone, url, 'user')
  await phone.goto(`${url}/sup/trainings/${rows[0].id}/exam/pre`)
  await phone.getByRole('button', { name: ar.start }).click()
  await phone.getByRole('radio', { name: takingAr.all }).check()
  const field = phone.getByRole('textbox').first()
  await phone.context().setOffline(true)
  const until = performance.now() + CUT_MS
  let text = ''
  for (let nth = 1; nth <= TIMES; nth++) {
    await field.pressSequentially(`${nth} `)
    text += `${nth} `
    await phone.getByText(takingAr.waiting).first().waitFor()
    const next = until - (CUT_MS * (TIMES - nth)) / TIMES
    await expect.poll(() => performance.now() >= next, { timeout: CUT_MS + 10_000, interval: 50 }).toBe(true)
  }
  await phone.context().setOffline(false)
  await phone.getByText(takingAr.saved, { exact: true }).waitFor()
  const stored = await database.pool.query('SELECT value FROM exam_answers WHERE value = $1', [text])
  expect(stored.rowCount).toBe(1)
})
