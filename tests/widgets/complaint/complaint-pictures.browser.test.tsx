import { limits } from '@portal/contract/core/fields/limits'
import { ComplaintForm } from '@portal/widgets/complaint'
import t from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawnPicture } from '../../../stories/widgets/complaint/drawn-picture.ts'
import { fakePort } from '../../../stories/widgets/complaint/fake-port.ts'
import { InEnglish } from '../support/in-english.tsx'

afterEach(cleanup)

const show = (port = fakePort()) => {
  const { container } = render(
    <InEnglish>
      <ComplaintForm port={port} />
    </InEnglish>,
  )
  const box = () => container.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
  return { port, choose: (...files: File[]) => userEvent.upload(box(), files) }
}

const body = page.getByRole('textbox', { name: t.body, exact: false })
const send = page.getByRole('button', { name: t.send })
const removal = (number: number) =>
  page.getByRole('button', { name: t.remove_picture.replace('{{number}}', String(number)) })
const preview = (name: string) => page.getByRole('img', { name, exact: false })

/** Only the header of a PNG with 30,000 × 30,000 pixels. The size check must not need more. */
const hugePicture = (name: string) => {
  const head = new DataView(new ArrayBuffer(33))
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, 30_000, 30_000].entries())
    head.setUint32(at * 4, word)
  return new File([head], name, { type: 'image/png' })
}

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob)
  return [width, height]
}

describe('pictures of a complaint', () => {
  test('are listed by name, removed by keyboard, and sent with the text', async () => {
    const { port, choose } = show()
    await body.fill('See for yourself')
    await choose(await drawnPicture('one.png', 40, 20), await drawnPicture('two.jpg', 40, 20))
    await expect.element(preview('two.jpg')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('ul img[src^="blob:"]').length).toBe(2)
    removal(1).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(removal(1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: t.add_pictures })).toHaveFocus()
    expect(page.getByRole('list').query()).toBeNull()
    await choose(await drawnPicture('three.png', 40, 20))
    await expect.element(preview('three.png')).toBeVisible()
    await send.click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect(port.pictures.map(one => one.length)).toEqual([1])
  })

  test('are rejected with a reason before anything is sent', async () => {
    const { port, choose } = show()
    const pictures = await Promise.all(
      Array.from({ length: limits.complaint_attachments }, (_, at) => drawnPicture(`${at}.png`, 8, 8)),
    )
    await choose(
      new File(['%PDF'], 'report.pdf', { type: 'application/pdf' }),
      new File(['x'], 'x.png', { type: 'image/png' }),
      hugePicture('huge.png'),
    )
    const words = (code: keyof typeof t.refused, name: string) =>
      t.refused[code].replace('{{name}}', name).replace('{{most}}', '10').replace('{{pixels}}', '80')
    await expect.element(page.getByText(words('attachment_type', 'report.pdf'))).toBeVisible()
    await expect.element(page.getByText(words('attachment_damaged', 'x.png'))).toBeVisible()
    await expect.element(page.getByText(words('attachment_pixels', 'huge.png'))).toBeVisible()
    await choose(...pictures, await drawnPicture('last.png', 8, 8))
    await expect.element(page.getByText(words('attachments_too_many', 'last.png'))).toBeVisible()
    expect(page.getByText(words('attachment_type', 'report.pdf')).query()).toBeNull()
    expect([page.getByRole('listitem').elements().length, port.calls.length]).toEqual([10, 0])
  })

  test('are resent automatically with the same key once online, and stored once', async () => {
    const { port, choose } = show()
    await body.fill('Over a poor line')
    await choose(await drawnPicture('one.png', 40, 20))
    await expect.element(preview('one.png')).toBeVisible()
    port.failNext('lost')
    await send.click()
    await expect.element(page.getByText(t.line_lost)).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    expect([port.calls.length, port.stored.length]).toEqual([2, 1])
    expect(port.calls[0]?.key).toBe(port.calls[1]?.key)
  })
})

describe('a picture', () => {
  test('is downscaled before it is sent', async () => {
    const { port, choose } = show()
    await body.fill('Large')
    await choose(await drawnPicture('large.jpg', 3000, 1500))
    await expect.element(preview('large.jpg')).toBeVisible()
    await send.click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    const [[sent = new Blob()] = []] = port.pictures
    expect([await sizeOf(sent), sent.type]).toEqual([[2048, 1024], 'image/jpeg'])
  })

  test('can be pasted and dropped, but pasted text with its image is treated as text', async () => {
    show()
    const transfer = new DataTransfer()
    transfer.items.add(await drawnPicture('pasted.png', 20, 20))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))
    await expect.element(preview('pasted.png')).toBeVisible()
    const dropped = new DataTransfer()
    dropped.items.add(await drawnPicture('dropped.png', 20, 20))
    const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true })
    await expect.element(page.getByRole('button', { name: t.add_pictures })).toBeEnabled()
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
    await expect.element(preview('dropped.png')).toBeVisible()
    transfer.setData('text/plain', 'words')
    const office = new ClipboardEvent('paste', { clipboardData: transfer, cancelable: true })
    document.dispatchEvent(office)
    expect(office.defaultPrevented).toBe(false)
  })

  test('gives a changed complaint a new key after failures, while an unchanged one keeps its key', async () => {
    const { port, choose } = show()
    await body.fill('Same words')
    await choose(await drawnPicture('one.png', 20, 20))
    await expect.element(preview('one.png')).toBeVisible()
    for (const _ of [1, 2]) {
      port.failNext({ code: 'internal' })
      await send.click()
      await expect.element(page.getByRole('alert')).toBeVisible()
    }
    await removal(1).click()
    await send.click()
    await expect.element(page.getByText(t.received_private)).toBeVisible()
    const [first, second, third] = port.calls.map(({ key }) => key)
    expect([first === second, second === third]).toEqual([true, false])
  })
})
