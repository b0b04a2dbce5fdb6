import { ComplaintModal } from '@portal/widgets/complaint'
import en from '@portal/widgets/locales/en/complaints.json'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakePort, fakePort } from '../../stories/widgets/complaint/fake-port.ts'
import { InLanguage } from './support/in-language.tsx'

afterEach(cleanup)

const Place = ({ port }: { port: FakePort }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <InLanguage language="en">
      <button onClick={() => setOpen(true)} type="button">
        {en.title}
      </button>
      <ComplaintModal isOpen={isOpen} onClose={() => setOpen(false)} port={port} />
    </InLanguage>
  )
}

const body = () => page.getByRole('textbox', { name: en.body, exact: false })
const open = () => userEvent.click(page.getByRole('button', { name: en.title }).element())

test('a closed modal gives the focus back and loses nothing of what was typed', async () => {
  render(<Place port={fakePort()} />)
  await open()
  await body().fill('Half a sentence')
  await userEvent.click(page.getByRole('radio', { name: en.type_user }).element())
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: en.title })).toHaveFocus()
  await open()
  await expect.element(body()).toHaveValue('Half a sentence')
  await expect.element(page.getByRole('radio', { name: en.type_user })).toBeChecked()
})

test('after a complaint was received the next opening starts again', async () => {
  render(<Place port={fakePort()} />)
  await open()
  await body().fill('Done')
  await page.getByRole('button', { name: en.send }).click()
  await expect.element(page.getByText(en.received_private)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await open()
  await expect.element(body()).toHaveValue('')
})

test('a complaint that arrives behind a closed modal is announced at the next opening', async () => {
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
