import { ComplaintForm } from '@portal/widgets/complaint'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { seen } from '../../seen.ts'
import { type FakePort, fakePort } from './fake-port.ts'

const meta = preview.meta({
  title: 'widgets/ComplaintForm',
  component: ComplaintForm,
  parameters: usage({
    what: 'Files a complaint, private or in one’s own name; the same form in the portal, in frames and without scripts.',
    dos: [
      'Make the port once: what is typed belongs to it and outlives the form on the page.',
      'Let a refusal through as an error with the contract’s problem; the form says what it means.',
    ],
    donts: ['Never keep what is typed on the device.', 'No second copy of the rules: they stand in the contract.'],
  }),
  args: { port: fakePort() },
})

const Fresh = ({ prepare }: { prepare?: (port: FakePort) => void }) => {
  const [port] = useState(() => {
    const made = fakePort()
    prepare?.(made)
    return made
  })
  return <ComplaintForm port={port} />
}

export const Playground = meta.story({ render: () => <Fresh /> })

export const States = meta.story({ render: () => <Fresh />, tags: ['visual'] })

/** Empty it again, and the text under it says what is wrong. */
export const Empty = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button')
    await expect(send).toBeDisabled()
    const [, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(body, 'a')
    await expect(send).toBeEnabled()
    await userEvent.type(body, '{Backspace}')
    await expect(body).toHaveAttribute('aria-invalid', 'true')
    await expect(send).toBeDisabled()
  },
})

/** By keyboard alone: the choice, the text, the button. */
export const Keyboard = meta.story({
  render: () => <Fresh />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const [asPrivate, inMyName] = canvas.getAllByRole('radio')
    await expect(asPrivate).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(inMyName).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('x')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await seen(() => canvas.getByRole('status'))
  },
})

/** What was typed stays, and sending again is safe. */
export const Failed = meta.story({
  render: () => <Fresh prepare={port => port.failNext({ code: 'too_many_requests', retry_after: 600 })} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(body, 'The stairs are dark')
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => canvas.getByRole('alert'))
    await expect(body).toHaveValue('The stairs are dark')
  },
})

export const Received = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [name = document.body, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(name, 'nobody')
    await userEvent.type(body, 'The stairs are dark')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.queryAllByRole('textbox')).toHaveLength(0))
    await expect(canvas.getByRole('status')).toBeVisible()
  },
})

export const Arabic = Failed.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const ArabicKeyboard = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
