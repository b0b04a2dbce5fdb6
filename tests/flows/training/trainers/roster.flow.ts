import { expect, it } from 'vitest'
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import trainersAr from '../../../../packages/host-app/src/locales/ar/training/trainers.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import trainersEn from '../../../../packages/host-app/src/locales/en/training/trainers.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { trainers: trainersEn, blocks: blocksEn, person: 'Karim Mansour', qualification: 'First aid instructor' },
  ar: { trainers: trainersAr, blocks: blocksAr, person: 'كريم منصور', qualification: 'مدرب إسعافات أولية' },
} as const

const portal = usePortal()
const visit = useBrowser()

it.each(languages())('an account is added to the trainers, found, edited, and removed, in %s', async language => {
  const { trainers, blocks, person, qualification } = texts[language]
  const page = await visit({ language })
  await openSession(page, portal().url, 'sysadmin')
  await page.goto(`${portal().url}/staff/trainers?add=yes`)
  const drawer = page.getByRole('dialog')
  const box = drawer.getByRole('combobox', { name: new RegExp(trainers.person) })
  // Scrolling closes the list of options, so the box must be in view before typing.
  await box.click()
  await box.pressSequentially('staff@demo.test')
  await page.getByRole('option', { name: person }).click()
  await drawer.getByRole('textbox', { name: new RegExp(trainers.qualification) }).fill(qualification)
  await drawer.getByRole('button', { name: trainers.add, exact: true }).click()
  await page.getByRole('dialog', { name: person }).getByText(qualification).waitFor()

  await page.goto(`${portal().url}/staff/trainers?search=staff@demo.test`)
  await page.getByRole('link', { name: person, exact: true }).click()
  await drawer.getByRole('button', { name: blocks.edit, exact: true }).click()
  await drawer.getByRole('textbox', { name: new RegExp(trainers.notes) }).fill('2026')
  await drawer.getByRole('button', { name: blocks.save, exact: true }).click()
  await drawer.getByText('2026', { exact: true }).waitFor()

  await drawer.getByRole('button', { name: blocks.more_actions, exact: true }).click()
  await page.getByRole('menuitem', { name: blocks.delete, exact: true }).click()
  await page.getByText(blocks.no_match, { exact: true }).waitFor()
  // An instructor's account can't be removed from the trainers.
  await page.goto(`${portal().url}/staff/trainers?search=instructor@demo.test`)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await drawer.getByRole('button', { name: blocks.edit, exact: true }).waitFor()
  expect(await drawer.getByRole('button', { name: blocks.more_actions, exact: true }).count()).toBe(0)
})
