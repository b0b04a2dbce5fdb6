import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../support/language.ts'
import { drawnIn, missingIn, textsOf } from '../../support/paper.ts'
import { textOfPdf } from '../../support/pdf-text.ts'
import { textsIn } from '../../support/texts.ts'

const roles = [
  'requested_by',
  'direct_manager',
  'budget_holder',
  'procurement_department',
  'accounting_department',
] as const

/** Prints a request and compares the paper with the record: texts, signers and delegates, and drawn signatures. */
export const comparePaper = async (page: Page, address: string, language: Language) => {
  const t = textsIn(language)
  const request: RequestRecord = (await (await page.request.get(address.replace('/staff', '/api'))).json()).data
  await page.goto(`${address}?act=print`)
  await page.getByRole('img', { name: t('request_papers.qr') }).waitFor()
  const printed = await textsOf(page, '[data-paper]')
  const whole = textOfPdf(await page.pdf({ preferCSSPageSize: true })).join('')
  expect(printed.flatMap(text => missingIn(whole, text))).toEqual([])
  expect(request.signatures.map(({ role }) => role)).toEqual(roles)
  const nameOf = (person: RequestRecord['requester']) => person?.[`full_name_${language}`] ?? ''
  for (const { role, by, appearance } of request.signatures) {
    expect(printed).toContain(t(`signing.roles.${role}`))
    expect(printed).toContain(nameOf(by))
    if (appearance?.kind === 'typed') expect(printed).toContain(appearance.text)
  }
  const [away] = request.signatures.flatMap(one => (one.for ? [one] : []))
  expect(away?.role).toBe('accounting_department')
  expect(printed).toContain(t('request_papers.for_name', { name: nameOf(away?.for ?? null) }))
  const drawn = request.signatures.filter(({ appearance }) => appearance?.kind === 'drawn')
  const lines = await drawnIn(page, '[data-paper]')
  expect(drawn).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  return lines
}
