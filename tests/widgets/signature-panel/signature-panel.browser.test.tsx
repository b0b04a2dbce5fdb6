import { decodeStrokes, strokeBox } from '@portal/contract/strokes'
import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import ar from '@portal/widgets/locales/ar/signature_panel.json'
import en from '@portal/widgets/locales/en/signature_panel.json'
import { SignaturePanel, type SignedDocument } from '@portal/widgets/signature-panel'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { managers, materials } from '../../../stories/screens/request-records.ts'
import { fakePort } from '../../../stories/widgets/signature-panel/fake-port.ts'
import '@portal/ui/theme'

const texts = { en, ar }
const catalogues = { en: { ui: enUi, signature_panel: en }, ar: { ui: arUi, signature_panel: ar } }

beforeEach(() => page.viewport(1280, 1400))
afterEach(cleanup)

const show = (document: SignedDocument = materials, language: 'en' | 'ar' = 'en') => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  globalThis.document.documentElement.lang = language
  globalThis.document.documentElement.dir = direction
  const port = fakePort(document)
  const panel = (now: SignedDocument) => (
    <UiProvider source={{ language, direction, find: lookupIn(language, catalogues[language]) }}>
      <main>
        <SignaturePanel document={now} port={port} />
      </main>
    </UiProvider>
  )
  const { rerender } = render(panel(document))
  return { port, refresh: () => rerender(panel(port.document())) }
}

const t = en
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const pad = (words: typeof en = en) => page.getByRole('img', { name: words.pad })
const lines = () => pad().element().querySelectorAll('path')[1]?.getAttribute('d')?.split('M').length ?? 0

/** Draws one line with the real mouse, between two places of the pad in parts of its size. */
const drag = async (from: [x: number, y: number], to: [x: number, y: number], words: typeof en = en) => {
  const { width, height } = pad(words).element().getBoundingClientRect()
  const place = ([x, y]: [x: number, y: number]) => ({ x: width * x, y: height * y })
  await userEvent.dragAndDrop(pad(words), pad(words), {
    sourcePosition: place(from),
    targetPosition: place(to),
    steps: 20,
  })
}

describe('drawing', () => {
  test('with the mouse is sent as strokes that lie where they were drawn', async () => {
    const { port } = show()
    await drag([0.1, 0.2], [0.9, 0.8])
    await drag([0.2, 0.9], [0.8, 0.9])
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    const [sent] = port.taken
    expect(sent).toMatchObject({ decision: 'sign', revision: 2, role: 'budget_holder' })
    const strokes = sent?.appearance?.kind === 'drawn' ? decodeStrokes(sent.appearance.strokes) : null
    expect(strokes).toHaveLength(2)
    const [x = 0, y = 0] = strokes?.[0]?.[0] ?? []
    expect(Math.abs(x - strokeBox.width * 0.1)).toBeLessThan(8)
    expect(Math.abs(y - strokeBox.height * 0.2)).toBeLessThan(8)
    expect(strokes?.[0]?.length).toBeGreaterThan(10)
    await expect.element(page.getByRole('img', { name: 'Signature of Rima Farah' })).toBeVisible()
  })

  test('can be undone stroke by stroke and cleared, and survives another size of the page', async () => {
    show()
    for (const y of [0.2, 0.5, 0.8]) await drag([0.1, y], [0.9, y])
    expect(lines()).toBe(4)
    const drawn = pad().element().querySelectorAll('path')[1]?.getAttribute('d')
    await page.viewport(360, 800)
    await expect.poll(() => pad().element().getBoundingClientRect().width).toBeLessThan(360)
    expect(pad().element().querySelectorAll('path')[1]?.getAttribute('d')).toBe(drawn)
    await button(t.undo).click()
    expect(lines()).toBe(3)
    await button(t.clear).click()
    expect(lines()).toBe(1)
    await expect.element(page.getByRole('status')).toMatchTextContent('0 strokes')
  })

  test('with a finger does not scroll, and a second finger or the other mouse buttons draw nothing', async () => {
    show()
    expect(getComputedStyle(pad().element()).touchAction).toBe('none')
    const own = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const frame = pad().element().getBoundingClientRect()
    const at = (part: number, id: number) => ({
      x: own.left + frame.left + frame.width * part,
      y: own.top + frame.top + frame.height * (id === 1 ? 0.3 : 0.7),
      id,
    })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>[]) =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [at(0.1, 1)])
    for (const part of [0.2, 0.4, 0.6]) await touch('touchMove', [at(part, 1)])
    await touch('touchStart', [at(0.6, 1), at(0.2, 2)])
    await touch('touchMove', [at(0.8, 1), at(0.6, 2)])
    await touch('touchEnd', [])
    await expect.poll(lines).toBe(2)
    await userEvent.click(pad(), { button: 'right' })
    expect(lines()).toBe(2)
  })

  test('of nothing, or of a mere tap, is not sent', async () => {
    const { port } = show()
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.draw_first)
    await pad().click()
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.draw_first)
    expect(port.keys).toEqual([])
  })
})

describe('by keyboard alone', () => {
  test('a signature is typed and given, and the focus stays with the panel', async () => {
    const { port } = show()
    radio(t.draw).element().focus()
    await userEvent.keyboard('{ArrowRight}{Tab}R. Farah{Tab}{Enter}')
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.taken).toEqual([
      { decision: 'sign', revision: 2, role: 'budget_holder', appearance: { kind: 'typed', text: 'R. Farah' } },
    ])
    expect(document.activeElement?.contains(page.getByText(t.done.sign).element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('a rejection takes a reason, and going back keeps what was typed', async () => {
    const { port } = show()
    await radio(t.type).click()
    await userEvent.keyboard('{Tab}R. Farah')
    button(t.reject_open).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: t.reason })).toHaveFocus()
    button(t.back).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(t.reject_open)).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: t.typed })).toHaveValue('R. Farah')
    await userEvent.keyboard('{Enter}')
    await button(t.reject).click()
    expect(port.keys).toEqual([])
    await page.getByRole('textbox', { name: t.reason }).fill('Too dear')
    await button(t.reject).click()
    await expect.element(page.getByText(t.done.reject)).toBeVisible()
    expect(port.taken).toMatchObject([{ decision: 'reject', reason: 'Too dear', revision: 2 }])
  })
})

describe('what is signed', () => {
  const type = async () => {
    await radio(t.type).click()
    await page.getByRole('textbox', { name: t.typed }).fill('R. Farah')
  }

  test('is shown in full with its fingerprint, which is copied from the whole of it', async () => {
    show()
    const { content_hash = '' } = materials.revisions[1] ?? {}
    await expect.element(page.getByRole('list', { name: t.parts.items }).getByText('€420.00')).toBeVisible()
    expect(page.getByText(content_hash, { exact: true }).query()).toBeNull()
    await expect.element(page.getByText(content_hash.slice(0, 16), { exact: true })).toBeVisible()
    await button(t.fingerprint_full).click()
    await expect.element(page.getByText(content_hash, { exact: true })).toBeVisible()
    await expect.element(button(enUi.copy)).toBeVisible()
  })

  test('is refused once it is another revision: the panel says what changed, and shows the new one when asked', async () => {
    const { port } = show()
    await type()
    port.change()
    await button(t.sign).click()
    await expect.element(button('Read revision 3')).toHaveFocus()
    expect(button(t.sign).query()).toBeNull()
    for (const change of ['Location: Syria Turkey', 'Items: Handbook for pump operators', 'Total: €600.00 €660.00'])
      await expect.element(page.getByRole('status').first()).toMatchTextContent(change)
    await expect.element(page.getByRole('heading', { name: 'Revision 2 of PR-2025-0017' })).toBeVisible()
    await button('Read revision 3').click()
    await expect.element(page.getByRole('heading', { name: 'Revision 3 of PR-2025-0017' })).toBeVisible()
    expect(port.taken).toEqual([])
  })

  test('is not replaced while it is read, also where the page reads it again', async () => {
    const { port, refresh } = show()
    await type()
    port.change()
    refresh()
    await expect.element(button('Read revision 3')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: t.typed })).toHaveValue('R. Farah')
    await userEvent.type(page.getByRole('textbox', { name: t.typed }), '{Enter}')
    expect(port.keys).toEqual([])
  })

  test('names whoever is away, and what changed since a signature that is void', async () => {
    const { port } = show({
      ...materials,
      to_sign: [
        { role: 'budget_holder', for: null },
        { role: 'budget_holder', for: managers[0] ?? null },
      ],
    })
    await expect.element(page.getByText('Location: Turkey Syria')).toBeVisible()
    await radio('Budget holder, for Fadi Rizk').click()
    await type()
    await button(t.sign).click()
    await expect.element(page.getByText('Rima Farah for Fadi Rizk')).toBeVisible()
    expect(port.taken).toMatchObject([{ for_id: managers[0]?.id }])
  })

  test('takes the password where the server asks, says when it is wrong, and loses nothing meanwhile', async () => {
    const { port } = show()
    port.askFor('correct horse')
    await type()
    await button(t.sign).click()
    const password = page.getByLabelText(t.password)
    await expect.element(password).toHaveFocus()
    await button(t.sign).click()
    await expect.element(page.getByText(t.problems.field_required)).toBeVisible()
    await password.fill('wrong horse')
    await button(t.sign).click()
    await expect.element(page.getByText(t.problems.password_wrong)).toBeVisible()
    await password.fill('correct horse')
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.taken).toMatchObject([{ current_password: 'correct horse', appearance: { text: 'R. Farah' } }])
  })

  test('is sent again with the same key where the answer was lost', async () => {
    const { port } = show()
    await type()
    port.failNext('unavailable')
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.errors.unavailable)
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    expect(port.keys[1]).toBe(port.keys[0])
  })
})

test('in Arabic it is drawn and signed from the same places of the box', async () => {
  const { port } = show(materials, 'ar')
  await drag([0.1, 0.2], [0.9, 0.2], texts.ar)
  await button(ar.sign).click()
  await expect.element(page.getByText(ar.done.sign)).toBeVisible()
  const [sent] = port.taken
  const [stroke] = (sent?.appearance?.kind === 'drawn' && decodeStrokes(sent.appearance.strokes)) || []
  expect(stroke?.[0]?.[0]).toBeLessThan(stroke?.at(-1)?.[0] ?? 0)
  await expect.element(page.getByRole('img', { name: 'توقيع ريما فرح' })).toBeVisible()
})
