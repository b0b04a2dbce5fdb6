import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import certificatesAr from '../../../../packages/host-app/src/locales/ar/training/certificates.json' with {
  type: 'json',
}
import certificatesEn from '../../../../packages/host-app/src/locales/en/training/certificates.json' with {
  type: 'json',
}
import resultsEn from '../../../../packages/host-app/src/locales/en/training/trainee_results.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { overflowing } from '../../support/width.ts'

const texts = { en: certificatesEn, ar: certificatesAr }

// From the demo data: a past training, with a certificate for Huda Ibrahim.
const NAME = 'Project cycle management, group 1'
const PERSON = 'Huda Ibrahim'

describe('certificates', () => {
  const portal = usePortal()
  const visit = useBrowser()

  const ownCode = async (phone: Page, url: string): Promise<string> => {
    const { data } = await (await phone.request.get(`${url}/api/own_certificates`)).json()
    const [valid] = data.filter(({ revoked_at }: { revoked_at: string | null }) => revoked_at === null)
    return valid?.code ?? ''
  }

  it.each(languages())(
    'are shown to the trainee, verified by a guest, revoked, and issued again, in %s',
    async language => {
      const words = texts[language]
      const { url } = portal()
      const phone = await visit({ language, width: 360 })
      await openSession(phone, url, 'user')
      await phone.goto(`${url}/sup/trainings`)
      const own = phone.getByRole('region', { name: words.own })
      await own.getByRole('link', { name: NAME }).first().click()
      const code = await ownCode(phone, url)
      await phone.getByRole('dialog').getByText(code, { exact: true }).waitFor()
      await phone.getByRole('dialog').getByText('هدى إبراهيم', { exact: true }).waitFor()

      // A guest without a session.
      const stranger = await visit({ language, width: 360 })
      await stranger.goto(`${url}/verify/certificate`)
      await stranger.locator('input[name=code]').fill(code.toLowerCase())
      await stranger.getByRole('button', { name: words.verify.check }).click()
      await stranger.getByText(words.verify.valid).waitFor()
      await stranger.getByText(PERSON, { exact: true }).waitFor()

      const staff = await visit({ width: 1440 })
      await openSession(staff, url, 'activity_coordinator')
      await staff.goto(`${url}/staff/coordinator/sub_activities?search=PCM-1`)
      await staff.getByRole('link', { name: NAME }).first().click()
      await staff.getByRole('tab', { name: resultsEn.results }).click()
      const menu = staff.getByRole('button', { name: `Certificate of ${PERSON}`, exact: true })
      await menu.click()
      await staff.getByRole('menuitem', { name: certificatesEn.revoke }).click()
      const dialog = staff.getByRole('dialog')
      await dialog.getByRole('textbox').fill('The name was misspelled')
      await dialog.getByRole('button', { name: certificatesEn.revoke }).click()
      await staff.getByText(certificatesEn.revoked_done).first().waitFor()
      await stranger.reload()
      await stranger.getByText(words.verify.was_revoked).waitFor()

      await menu.click()
      await staff.getByRole('menuitem', { name: certificatesEn.issue, exact: true }).click()
      await staff.getByText('1 certificate issued.').waitFor()
      const next = await ownCode(phone, url)
      expect(next).not.toBe(code)
      await stranger.goto(`${url}/verify/certificate?code=${next}`)
      await stranger.getByText(words.verify.valid).waitFor()
      expect(await overflowing(stranger)).toEqual([])
    },
  )
})
