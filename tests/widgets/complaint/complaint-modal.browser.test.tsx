import { ComplaintModal } from '@portal/widgets/complaint'
import en from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakePort, fakePort } from '../../../stories/widgets/complaint/fake-port.ts'
import { InEnglish } from '../support/in-english.tsx'

afterEach(cleanup)

const Place = ({ port }: { port: FakePort }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <InEnglish>
      <button onClick={() => setOpen(true)} type="button">
        {en.title}
      </button>
      <ComplaintModal isOpen={isOpen} onClose={() => setOpen(false)} port={port} />
    </InEnglish>
  )
}

const body = () => page.getByRole('textbox', { name: en.body, exact: false })
const open = () => userEvent.click(page.getByRole('button', { name: en.title }).element())

test('opens empty again after a complaint was received', async () => {
  render(<Place port={fakePort()} />)
  await open()
  await body().fill('Done')
  await page.getByRole('button', { name: en.send }).click()
  await expect.element(page.getByText(en.received_private)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await open()
  await expect.element(body()).toHaveValue('')
})

test('shows the confirmation on reopening when the modal was closed while sending', async () => {
  const port = fakePort()
  const release = port.hold()
  render(<Place port={port} />)
  await open()
  await body().fill('On its way')
  await page.getByRole('button', { name: en.send }).click()
  await userEvent.keyboard('{Escape}')
  release()
  await open()
  await expect.element(page.getByText(en.received_private)).toBeVisible()
})
