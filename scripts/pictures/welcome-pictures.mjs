// `node --conditions=portal-source scripts/pictures/welcome-pictures.mjs [name...]` takes the screenshots for
// Storybook's Welcome page. It starts a portal with its own demo data, logs in, and writes stories/welcome/*.webp, each
// in both languages and in light and dark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { cookieOf, endProcess, startProcess, temporaryData } from '../../tests/bench/portal-process.ts'
import { browserPath, chromiumFlags } from '../../tests/chromium.ts'
import { buildPages } from '../../tests/flows/support/build.ts'

const folder = fileURLToPath(new URL('../../stories/welcome', import.meta.url))
const desktop = { width: 1200, height: 750 }
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 640, isPhone: true }

const openFirst = async page => {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}
const openBudget = async page => {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('tab', { name: /^(Budget|الميزانية)/ }).click()
  // The code for editing loads after the table.
  await page.getByRole('button', { name: /^(Add line|إضافة بند)/ }).waitFor()
  // Scrolls below the sticky bar.
  await page.getByRole('tablist').evaluate(tabs => scrollBy(0, tabs.getBoundingClientRect().top - 72))
}
const openMonthly = async page => {
  await openBudget(page)
  await page.getByRole('link', { name: /^(Monthly monitoring|المتابعة الشهرية)/ }).click()
  await page.locator('figure svg').first().waitFor()
}
const fileComplaint = async page => {
  await page
    .getByRole('banner')
    .getByRole('button')
    .filter({ hasText: /complaint|شكوى/i })
    .click()
  await page.getByRole('dialog').locator('textarea').waitFor()
}

/** Pages and the person who is logged in. Without a person, the page is public. */
const SCREENS = {
  login: { path: '/auth/login', size: desktop },
  dashboard: { path: '/staff/dashboard', person: 'project_director', size: desktop },
  budget: { path: '/staff/projects?sort=code', person: 'project_director', size: wide, act: openBudget },
  monthly: { path: '/staff/projects?sort=code', person: 'project_director', size: wide, act: openMonthly },
  complaints: { path: '/staff/complaints', person: 'complaints_officer', size: desktop },
  complaint: { path: '/staff/complaints?answered=yes', person: 'complaints_officer', size: desktop, act: openFirst },
  account: { path: '/staff/account', person: 'complaints_officer', size: desktop },
  'complaint-form': { path: '/sup/trainings', person: 'user', size: phone, act: fileComplaint },
}

const take = async (browser, url, name, language, theme) => {
  const { path, person, size, act } = SCREENS[name]
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.isPhone ? 2 : 1,
    hasTouch: Boolean(size.isPhone),
    reducedMotion: 'reduce',
    locale: language,
  })
  await context.addInitScript(
    chosen => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
    },
    { language, theme },
  )
  if (person) {
    const [key, value] = (await cookieOf(url, `${person}@demo.test`)).split('=')
    await context.addCookies([{ name: key, value, url }])
  }
  const page = await context.newPage()
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  writeFileSync(join(folder, `${name}-${language}-${theme}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

const wanted = process.argv.slice(2)
const names = Object.keys(SCREENS).filter(name => wanted.length === 0 || wanted.includes(name))
mkdirSync(folder, { recursive: true })
await buildPages()
const data = temporaryData()
const portal = await startProcess({ DATA_DIR: data.folder, DEMO: 'true' })
const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] })
try {
  for (const name of names)
    for (const language of ['en', 'ar'])
      for (const theme of ['light', 'dark']) await take(browser, portal.url, name, language, theme)
  process.stdout.write(`${names.length * 4} pictures stand in stories/welcome\n`)
} finally {
  await browser.close()
  await endProcess(portal)
  data.remove()
}
