import { describe, expect, it } from 'vitest'
import { aPhoto } from '../../../support/pictures.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { dialog, openComplaint, tabTo } from './handling.ts'

const devices = {
  en: { width: 1440, colorScheme: 'light' },
  ar: { width: 360, colorScheme: 'dark' },
} as const

// Folder for screenshots. None are taken by default.
const folder = process.env.NOTICE_PICTURES

describe('the receipt code of a private complaint', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each(languages())(
    'is shown on request, opens the complaint, and adds to it, by keyboard in %s',
    async language => {
      const { width, colorScheme } = devices[language]
      const t = textsIn(language)
      const body = `A private word (${language})`
      const page = await visit({ language, width, colorScheme })
      const picture = async (name: string) => {
        if (folder)
          await page.screenshot({ path: `${folder}/receipt-${name}-${language}-${width}.png`, fullPage: true })
      }
      await logIn(page, portal().url, 'user')
      await page.getByRole('button', { name: t('shell.file_complaint') }).click()
      const modal = dialog(page)
      await modal.locator('textarea[name=body]').fill(body)
      await modal.getByRole('button', { name: t('complaints.send') }).click()
      await modal.getByText(t('complaints.received_private')).waitFor()
      const code = modal.getByText(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/)
      expect(await code.isVisible(), 'nobody who looks on sees it').toBe(false)
      await tabTo(page, modal.locator('summary'))
      await page.keyboard.press('Enter')
      await code.waitFor()
      expect(await code.evaluate(one => getComputedStyle(one).direction)).toBe('ltr')
      const shown = (await code.textContent()) ?? ''
      await picture('taken')

      // A guest without an account, on another device.
      const guest = await visit({ width, colorScheme, language })
      const guestPicture = async (name: string) => {
        if (folder)
          await guest.screenshot({ path: `${folder}/receipt-${name}-${language}-${width}.png`, fullPage: true })
      }
      await guest.goto(`${portal().url}/receipt?locale=${language}`)
      expect(await guest.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      await tabTo(guest, guest.getByLabel(t('receipt.code')))
      await guest.keyboard.type('0000 1111')
      await guest.keyboard.press('Enter')
      await guest.getByText(t('receipt.errors.code_wrong')).first().waitFor()
      await guestPicture('wrong')
      await tabTo(guest, guest.getByLabel(t('receipt.code')))
      await guest.keyboard.press('Control+A')
      await guest.keyboard.type(shown.toLowerCase().replaceAll('-', ' '))
      await guest.keyboard.press('Enter')
      await guest.getByText(t('receipt.statuses.new')).waitFor()
      expect(guest.url()).not.toContain(shown.slice(0, 4))
      expect(await guest.content()).not.toContain(body)
      await tabTo(guest, guest.locator('textarea'))
      await guest.keyboard.type('One thing more')
      await tabTo(guest, guest.getByLabel(t('receipt.attach')))
      const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
      await guest.getByLabel(t('receipt.attach')).setInputFiles(pdf)
      await tabTo(guest, guest.getByRole('button', { name: t('receipt.add') }))
      await guest.keyboard.press('Enter')
      await guest.getByText(t('receipt.errors.attachment_type')).first().waitFor()
      expect(await guest.locator('textarea').inputValue()).toBe('One thing more')
      await guestPicture('refused')
      const photo = { name: 'salma-at-the-office.jpg', mimeType: 'image/jpeg', buffer: aPhoto(6) }
      await guest.getByLabel(t('receipt.attach')).setInputFiles(photo)
      await guestPicture('shown')
      await tabTo(guest, guest.getByRole('button', { name: t('receipt.add') }))
      await guest.keyboard.press('Enter')
      await guest.getByText(t('receipt.added')).waitFor()
      await guestPicture('added')
      const wide = await guest.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)

      const officer = await visit({ language })
      await openSession(officer, portal().url, 'complaints_officer')
      await officer.goto(`${portal().url}/staff/complaints`)
      const drawer = await openComplaint(officer, body)
      await drawer.getByText('One thing more').waitFor()
      const seen = drawer.getByRole('img')
      await seen.waitFor()
      // Rotated as the phone's orientation tag says.
      await expect
        .poll(() => seen.evaluate(one => one instanceof HTMLImageElement && [one.naturalWidth, one.naturalHeight]))
        .toEqual([16, 24])
      const [download] = await Promise.all([
        officer.waitForEvent('download'),
        drawer.getByRole('link', { name: t('files.download_picture', { number: 1 }) }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^attachment-[0-9a-f]{8}\.jpg$/)
    },
  )
})
