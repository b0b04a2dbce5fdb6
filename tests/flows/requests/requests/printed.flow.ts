import { inGroups } from '@portal/contract/core/fields/letter-codes'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import papersAr from '../../../../packages/host-app/src/locales/ar/requests/request_papers.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import papersEn from '../../../../packages/host-app/src/locales/en/requests/request_papers.json' with { type: 'json' }
import { squaresOf } from '../../../../packages/host-app/src/people/second-factors/app/qr-squares.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { drawnIn, missingIn, textsOf } from '../../support/paper.ts'
import { textOfPdf } from '../../support/pdf-text.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const words = { en: papersEn, ar: papersAr } as const
const blocks = { en: blocksEn, ar: blocksAr } as const

describe.each(languages())('a fully signed request, in %s:', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = words[language]

  it('is printed with its signatures, and its paper’s check reports when a figure was altered', async () => {
    const staff = await visit({ language })
    await logIn(staff, portal().url, 'sysadmin')
    const list = await (await staff.request.get(`${portal().url}/api/purchase_requests?state=bought`)).json()
    const path = `/purchase_requests/${list.data[0].id}`
    const answer: { data: RequestRecord } = await (await staff.request.get(`${portal().url}/api${path}`)).json()
    const request = answer.data
    const code = request.revisions[0]?.paper_code ?? ''

    await staff.goto(`${portal().url}/staff${path}?act=print`)
    await staff.getByRole('img', { name: t.qr }).waitFor()
    const printed = await textsOf(staff, '[data-paper]')
    const drawn = await drawnIn(staff, '[data-paper]')
    expect(drawn.length).toBeGreaterThan(1)
    const pdf = textOfPdf(await staff.pdf({ preferCSSPageSize: true }))
    const whole = pdf.join('')
    for (const [at, text] of pdf.entries()) expect(text).toContain(`${at + 1}/${pdf.length}`)
    for (const text of [request.reference, inGroups(code), request.revisions[0]?.content_hash ?? ''])
      expect(whole).toContain(text)
    expect(printed.flatMap(text => missingIn(whole, text))).toEqual([])
    const { size, path: squares } = squaresOf(`${portal().url}/verify#${code}`)
    const qr = staff.getByRole('img', { name: t.qr })
    expect(await qr.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
    expect(await qr.locator('path').getAttribute('d')).toBe(squares)

    await staff.goto(`${portal().url}/staff${path}`)
    await staff.getByRole('button', { name: blocks[language].more_actions }).first().click()
    const saving = staff.waitForEvent('download')
    await staff.getByRole('menuitem', { name: t.download }).click()
    const sheets = await readWorkbook(await (await saving).path())
    expect(sheets.map(({ sheet }) => sheet).slice(1)).toEqual([t.items, t.signatures])
    const cells = sheets.map(({ data }) => data.flat().map(String))
    expect(cells[0]).toContain(request.reference)
    expect(cells[1]).toContain(String(request.total_minor / 100))
    for (const { by } of request.signatures)
      expect(cells[2]).toContain(language === 'ar' ? by?.full_name_ar : by?.full_name_en)

    // The holder of the paper has no account.
    const holder = await visit({ language, width: 360, allowed: [/404/] })
    await holder.goto(`${portal().url}/verify#${code}`)
    await holder.getByText(t.verdicts.as_signed).waitFor()
    expect(await textsOf(holder, 'article')).toEqual(printed)
    expect(await drawnIn(holder, 'article')).toEqual(drawn)

    await portal().database.asOwner(client =>
      client.query('UPDATE request_items SET unit_price_minor = unit_price_minor + 1 WHERE request_id = $1', [
        request.id,
      ]),
    )
    await holder.getByRole('button', { name: t.check }).click()
    await holder.getByText(t.verdicts.altered).waitFor()
    await holder.getByRole('listitem').filter({ hasText: t.parts.items }).first().waitFor()

    await holder.getByRole('textbox').fill('0'.repeat(28))
    await holder.getByRole('button', { name: t.check }).click()
    await holder.getByText(t.unknown).waitFor()
    expect(await holder.locator('article').count()).toBe(0)
  })
})
