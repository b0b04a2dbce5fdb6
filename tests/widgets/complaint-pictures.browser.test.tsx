import { limits } from '@portal/contract/limits'
import { ComplaintForm } from '@portal/widgets/complaint'
import ar from '@portal/widgets/locales/ar/complaints.json'
import en from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawnPicture } from '../../stories/widgets/complaint/drawn-picture.ts'
import { fakePort } from '../../stories/widgets/complaint/fake-port.ts'
import { InLanguage } from './support/in-language.tsx'

afterEach(cleanup)

const languages = [
  ['en', en],
  ['ar', ar],
] as const

const show = (language: 'en' | 'ar', port = fakePort()) => {
  const { container } = render(
    <InLanguage language={language}>
      <ComplaintForm port={port} />
    </InLanguage>,
  )
  const box = () => container.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
  return { port, choose: (...files: File[]) => userEvent.upload(box(), files) }
}

const body = (t: typeof en) => page.getByRole('textbox', { name: t.body, exact: false })
const send = (t: typeof en) => page.getByRole('button', { name: t.send })
const removal = (t: typeof en, number: number) =>
  page.getByRole('button', { name: t.remove_picture.replace('{{number}}', String(number)) })
const preview = (name: string) => page.getByRole('img', { name, exact: false })

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob)
  return [width, height]
}

describe.each(languages)('pictures of a complaint (%s)', (language, t) => {
  test('are shown with a name, removed by keyboard alone, and sent with the text', async () => {
    const { port, choose } = show(language)
    await body(t).fill('See for yourself')
    await choose(await drawnPicture('one.png', 40, 20), await drawnPicture('two.jpg', 40, 20))
    await expect.element(preview('two.jpg')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('ul img[src^="blob:"]').length).toBe(2)
    removal(t, 1).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(removal(t, 1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: t.add_pictures })).toHaveFocus()
    expect(page.getByRole('list').query()).toBeNull()
    await choose(await drawnPicture('three.png', 40, 20))
    await expect.element(preview('three.png')).toBeVisible()
    await send(t).click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.pictures.map(one => one.length)).toEqual([1])
  })

  test('that cannot be sent are refused in words, before anything is', async () => {
    const { port, choose } = show(language)
    const pictures = await Promise.all(
      Array.from({ length: limits.complaint_attachments }, (_, at) => drawnPicture(`${at}.png`, 8, 8)),
    )
    await choose(
      new File(['%PDF'], 'report.pdf', { type: 'application/pdf' }),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    const words = (code: keyof typeof t.refused, name: string) =>
      t.refused[code].replace('{{name}}', `\u2068${name}\u2069`).replace('{{most}}', '10')
    await expect.element(page.getByText(words('attachment_type', 'report.pdf'))).toBeVisible()
    await expect.element(page.getByText(words('attachment_damaged', 'x.png'))).toBeVisible()
    await choose(...pictures, await drawnPicture('last.png', 8, 8))
    await expect.element(page.getByText(words('attachments_too_many', 'last.png'))).toBeVisible()
    expect(page.getByText(words('attachment_type', 'report.pdf')).query()).toBeNull()
    expect([page.getByRole('listitem').elements().length, port.calls.length]).toEqual([10, 0])
  })

  test('are sent again on their own when the line comes back, under the same key, and stored once', async () => {
    const { port, choose } = show(language)
    await body(t).fill('Over a poor line')
    await choose(await drawnPicture('one.png', 40, 20))
    await expect.element(preview('one.png')).toBeVisible()
    port.failNext('lost')
    await send(t).click()
    await expect.element(page.getByText(t.line_lost)).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect([port.calls.length, port.stored.length]).toEqual([2, 1])
    expect(port.calls[0]?.key).toBe(port.calls[1]?.key)
  })
})

describe('a picture', () => {
  test('is made smaller before it is sent', async () => {
    const { port, choose } = show('en')
    await body(en).fill('Large')
    await choose(await drawnPicture('large.jpg', 3000, 1500))
    await expect.element(preview('large.jpg')).toBeVisible()
    await send(en).click()
    await expect.element(page.getByText(en.received_private)).toBeVisible()
    const [[sent = new Blob()] = []] = port.pictures
    expect([await sizeOf(sent), sent.type]).toEqual([[2048, 1024], 'image/jpeg'])
  })

  test('is added by paste and by drop, and text that comes with a picture of it stays text', async () => {
    show('en')
    const transfer = new DataTransfer()
    transfer.items.add(await drawnPicture('pasted.png', 20, 20))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))
    await expect.element(preview('pasted.png')).toBeVisible()
    const dropped = new DataTransfer()
    dropped.items.add(await drawnPicture('dropped.png', 20, 20))
    const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true })
    await expect.element(page.getByRole('button', { name: en.add_pictures })).toBeEnabled()
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
    await expect.element(preview('dropped.png')).toBeVisible()
    transfer.setData('text/plain', 'words')
    const office = new ClipboardEvent('paste', { clipboardData: transfer, cancelable: true })
    document.dispatchEvent(office)
    expect(office.defaultPrevented).toBe(false)
  })

  test('changed after a lost answer is another complaint, and what is the same is not', async () => {
    const { port, choose } = show('en')
    await body(en).fill('Same words')
    await choose(await drawnPicture('one.png', 20, 20))
    await expect.element(preview('one.png')).toBeVisible()
    for (const _ of [1, 2]) {
      port.failNext({ code: 'internal' })
      await send(en).click()
      await expect.element(page.getByRole('alert')).toBeVisible()
    }
    await removal(en, 1).click()
    await send(en).click()
    await expect.element(page.getByText(en.received_private)).toBeVisible()
    const [first, second, third] = port.calls.map(({ key }) => key)
    expect([first === second, second === third]).toEqual([true, false])
  })
})
