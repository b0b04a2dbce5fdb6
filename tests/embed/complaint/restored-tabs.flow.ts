import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import { type BrowserContext, chromium } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { browserPath, chromiumFlags } from '../../chromium.ts'
import { logIn } from '../../flows/support/people.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { frameScripts } from '../support/pages.ts'
import { openWidget, useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
let profile = ''
let context: BrowserContext | undefined

/** Opens a browser with a profile on disk, which remains after the browser quits. */
const openProfile = async () => {
  profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  context = await chromium.launchPersistentContext(profile, { executablePath: browserPath, args: [...chromiumFlags] })
  return context
}

afterEach(async () => {
  await context?.close()
  context = undefined
  rmSync(profile, { recursive: true, force: true })
})

const bytesOf = (text: string) => [Buffer.from(text), Buffer.from(text, 'utf16le')]

/** The texts that occur in any file of the profile. */
const found = (texts: readonly string[]): string[] => {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const stored = files.flatMap(({ parentPath, name }) => {
    try {
      return [readFileSync(join(parentPath, name))]
    } catch {
      // The browser may remove files while they are listed.
      return []
    }
  })
  return texts.filter(text => stored.some(file => bytesOf(text).some(bytes => file.includes(bytes))))
}

const typed = {
  modal: 'violet lighthouse of the modal',
  name: 'indigo name of the modal',
  frame: 'crimson harbour of the frame',
  plain: 'golden bridge of the plain form',
  posted: 'silver tower of the posted form',
  ordinary: 'ordinary words of a search',
}

test('text typed into a complaint is in no profile file that the browser restores tabs from', async () => {
  const browser = await openProfile()
  const page = await browser.newPage()
  await logIn(page, portal().url, 'trainee')
  await page.getByRole('button', { name: 'File a complaint' }).click()
  await page.locator('textarea[name=body]').pressSequentially(typed.modal)
  await page.locator('input[name=null_username]').pressSequentially(typed.name)

  const partner = await browser.newPage()
  const frame = await openWidget(partner, `${site().url}/ltr`)
  await frame.getByText(embed.sign_in_why).waitFor()
  await frame.locator('textarea').pressSequentially(typed.frame)

  for (const text of [typed.plain, typed.posted]) {
    const plain = await browser.newPage()
    await plain.route(frameScripts, route => route.abort())
    const form = await openWidget(plain, `${site().url}/ltr`)
    await form.locator('textarea').pressSequentially(text)
    if (text === typed.plain) continue
    await form.getByRole('button', { name: en.send }).click()
    await form.getByText(embed.sign_in_first).waitFor()
    expect(await form.locator('textarea').inputValue()).toBe(text)
  }

  // An ordinary field, typed into last, proves that the search can find text.
  const control = await browser.newPage()
  await control.goto(`${site().url}/ltr`)
  await control.locator('input.form-control').pressSequentially(typed.ordinary)
  const texts = Object.values(typed)
  await expect.poll(() => found(texts), { timeout: 30_000 }).toContain(typed.ordinary)
  await browser.close()
  expect(found(texts)).toEqual([typed.ordinary])
})
