import { Button } from '@portal/ui/Button'
import { ComplaintModal } from '@portal/widgets/complaint'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { useSay } from '../../support/say.ts'
import { fakePort } from './fake-port.ts'

const meta = preview.meta({
  title: 'widgets/ComplaintModal',
  component: ComplaintModal,
  parameters: usage({
    what: 'The complaint form in a dialog over the page, for anyone who is signed in.',
    dos: ['Render it on every page for signed-in people, with one port for all pages.'],
    donts: ['Don’t discard the typed text when the dialog closes.'],
  }),
  args: { port: fakePort(), isOpen: false, onClose: () => undefined },
})

const Live = ({ startsOpen = false }: { startsOpen?: boolean }) => {
  const say = useSay()
  const [port] = useState(fakePort)
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('File a complaint', 'تقديم شكوى')}</Button>
      <ComplaintModal isOpen={isOpen} onClose={() => setOpen(false)} port={port} />
    </>
  )
}

export const Playground = meta.story({ render: () => <Live /> })

export const States = meta.story({ render: () => <Live startsOpen />, tags: ['visual'] })

/** Escape closes the dialog. Text and choice are there when it opens again. */
export const TextPreserved = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    const dialog = async () => within(await screen.findByRole('dialog'))
    const body = async () => (await dialog()).getAllByRole('textbox').at(-1) ?? document.body
    const inMyName = async () => (await dialog()).getAllByRole('radio').at(-1) ?? document.body
    await userEvent.click(opener)
    await userEvent.type(await body(), 'Half a sentence')
    await userEvent.click(await inMyName())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await body()).toHaveValue('Half a sentence')
    await expect(await inMyName()).toBeChecked()
  },
})

export const Arabic = TextPreserved.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
