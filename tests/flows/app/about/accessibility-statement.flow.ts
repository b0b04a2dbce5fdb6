import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import ar from '../../../../packages/host-app/src/locales/ar/app/accessibility.json' with { type: 'json' }
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import en from '../../../../packages/host-app/src/locales/en/app/accessibility.json' with { type: 'json' }
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

const violationsIn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const tool: { run: () => Promise<{ violations: { id: string }[] }> } = Reflect.get(globalThis, 'axe')
    return (await tool.run()).violations.map(({ id }) => id)
  })
}

// Folder for screenshots. None are taken by default.
const folder = process.env.STATEMENT_PICTURES

it.each([
  ['en', en, shellEn, 1440, 'light'],
  ['ar', ar, shellAr, 360, 'dark'],
] as const)(
  'in %s a guest opens the accessibility statement from the login page by keyboard',
  async (language, t, shell, width, colorScheme) => {
    const page = await visit({ language, width, colorScheme })
    await page.goto(`${portal().url}/auth/login`)
    const link = page.getByRole('contentinfo').getByRole('link', { name: shell.pages.Accessibility })
    await link.focus()
    if (folder) await page.screenshot({ path: `${folder}/login-${language}.png`, fullPage: true })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
    for (const part of [t.goal, t.tested, t.known, t.complain])
      await page.getByRole('heading', { level: 2, name: part.title }).waitFor()
    await page.getByText(t.complain.without).waitFor()
    expect(await violationsIn(page)).toEqual([])
    if (folder) await page.screenshot({ path: `${folder}/statement-${language}.png`, fullPage: true })
  },
)

it('a user with a session can read the accessibility statement too', async () => {
  const page = await visit()
  await openSession(page, portal().url, 'user')
  await page.goto(`${portal().url}/accessibility`)
  await page.getByRole('heading', { level: 1, name: en.title }).waitFor()
})
