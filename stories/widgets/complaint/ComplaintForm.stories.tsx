import { ComplaintForm } from '@portal/widgets/complaint'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { seen } from '../../support/seen.ts'
import { drawnPicture } from './drawn-picture.ts'
import { type FakePort, fakePort } from './fake-port.ts'

const meta = preview.meta({
  title: 'widgets/ComplaintForm',
  component: ComplaintForm,
  parameters: usage({
    what: 'Files a complaint, either private or in the person’s own name. The form is the same in the portal, in frames, and without JavaScript.',
    dos: [
      'Create the port once. It holds the typed text, which outlives the form on the page.',
      'Throw a rejection as an error with the contract’s problem. The form explains it.',
    ],
    donts: ['Don’t store the typed text on the device.', 'Don’t duplicate the rules. The contract defines them.'],
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

/** The send button is the last one. The others add and remove pictures. */
const sendIn = (canvas: { getAllByRole: (role: 'button') => HTMLElement[] }) =>
  canvas.getAllByRole('button').at(-1) ?? document.body

const chooseIn = async (
  element: HTMLElement,
  userEvent: { upload: (box: HTMLElement, files: File[]) => Promise<void> },
) => {
  const box = element.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
  await userEvent.upload(box, [await drawnPicture('stairs.jpg', 640, 480), await drawnPicture('lamp.png', 60, 120)])
}

export const Playground = meta.story({ render: () => <Fresh /> })

export const States = meta.story({ render: () => <Fresh />, tags: ['visual'] })

/** Text is typed and cleared again. The message below the field says what is wrong. */
export const Empty = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const send = sendIn(canvas)
    await expect(send).toBeDisabled()
    const [, body = document.body] = canvas.getAllByRole('textbox')
    const problem = /cannot be empty|لا يمكن ترك هذا الحقل فارغًا/
    await expect(body).not.toHaveAccessibleDescription(problem)
    await userEvent.type(body, 'a')
    await expect(send).toBeEnabled()
    await userEvent.type(body, '{Backspace}  {Enter} ')
    await expect(body).toHaveAccessibleDescription(problem)
    await expect(send).toBeDisabled()
    await userEvent.type(body, 'b')
    await expect(body).not.toHaveAccessibleDescription(problem)
    await userEvent.clear(body)
    await expect(body).toHaveAttribute('aria-invalid', 'true')
    await expect(body).toHaveAccessibleDescription(problem)
    await expect(send).toBeDisabled()
  },
})

/** Keyboard only: chooses the type, types the text, and moves past the pictures to the button. */
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
    await userEvent.tab()
    await expect(sendIn(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await seen(() => canvas.getByRole('status'))
    await expect(document.activeElement).not.toBe(document.body)
  },
})

/** After a failure, the text stays, and it's safe to send it again. */
export const Failed = meta.story({
  render: () => <Fresh prepare={port => port.failNext({ code: 'too_many_requests', retry_after: 600 })} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(body, 'The stairs are dark')
    await userEvent.click(sendIn(canvas))
    await seen(() => canvas.getByRole('alert'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/10 minutes|10 دقائق/)
    await expect(body).toHaveValue('The stairs are dark')
  },
})

/** Two pictures with previews, and a file that isn't a picture. */
export const Pictures = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseIn(canvasElement, userEvent)
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    const drop = new DataTransfer()
    drop.items.add(new File(['%PDF'], 'report.pdf', { type: 'application/pdf' }))
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: drop, cancelable: true }))
    await seen(() => canvas.getByText(/report\.pdf/))
  },
})

/** The connection was lost while sending. The form says so and retries. */
export const LineLost = meta.story({
  render: () => <Fresh prepare={port => port.failNext('lost')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(body, 'The stairs are dark')
    await chooseIn(canvasElement, userEvent)
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(2))
    await userEvent.click(sendIn(canvas))
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: /\d/ })).toHaveLength(0))
    dispatchEvent(new Event('online'))
    await seen(() => canvas.getByRole('status'))
  },
})

export const Received = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [name = document.body, body = document.body] = canvas.getAllByRole('textbox')
    await userEvent.type(name, 'nobody')
    await userEvent.type(body, 'The stairs are dark')
    await userEvent.click(sendIn(canvas))
    await waitFor(() => expect(canvas.queryAllByRole('textbox')).toHaveLength(0))
    await expect(canvas.getByRole('status')).toBeVisible()
  },
})

export const Arabic = Failed.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const ArabicKeyboard = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const ArabicPictures = Pictures.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
