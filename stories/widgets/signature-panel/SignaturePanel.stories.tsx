import { SignaturePanel, type SignedDocument } from '@portal/widgets/signature-panel'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { managers, materials } from '../../requests/request-records.ts'
import { never } from '../../support/fake-api.ts'
import { seen } from '../../support/seen.ts'
import { draw } from './draw.ts'
import { type FakePort, fakePort } from './fake-port.ts'

interface FreshProps {
  document?: SignedDocument
  prepare?: (port: FakePort) => void
  reads?: boolean
}

const Fresh = ({ document = materials, prepare, reads = false }: FreshProps) => {
  const [port] = useState(() => {
    const made = fakePort(document)
    prepare?.(made)
    return made
  })
  return <SignaturePanel port={port} {...(!reads && { document })} />
}

const meta = preview.meta({
  title: 'widgets/SignaturePanel',
  component: SignaturePanel,
  parameters: usage({
    what: 'Shows who signed a document and who is next. People sign it by drawing or typing, or reject it.',
    dos: [
      'Create the port once, and pass the document again after each time the page reads it.',
      'Let the port throw every rejection. The panel explains it.',
    ],
    donts: [
      'Don’t sign a revision other than the one on the screen.',
      'Don’t work out who may sign. The document says so.',
    ],
  }),
  args: { document: materials, port: fakePort(materials) },
})

const onlooker: SignedDocument = { ...materials, to_sign: [] }
const typeIn = /^(Type|كتابة)$/
const signButton = /^(Sign|توقيع)$/

export const Playground = meta.story({ render: () => <Fresh /> })

/** Two people have signed, and this person is next. */
export const States = meta.story({ render: () => <Fresh />, tags: ['visual'] })

export const SignedBySome = meta.story({ render: () => <Fresh document={onlooker} />, tags: ['visual'] })

/** The person may sign in their own right, or for a colleague who is away. */
export const ForSomebody = meta.story({
  render: () => (
    <Fresh
      document={{
        ...materials,
        to_sign: [
          { role: 'budget_holder', for: null },
          { role: 'budget_holder', for: managers[1] ?? null },
        ],
      }}
    />
  ),
})

export const Drawn = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    draw(canvas.getByRole('img', { name: /Drawing area|مساحة الرسم/ }))
    await seen(() => canvas.getByRole('img', { name: /1 stroke|خط واحد/ }))
  },
})

export const Typed = meta.story({
  render: () => <Fresh prepare={port => port.askFor('correct horse')} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: typeIn }))
    await userEvent.type(canvas.getByRole('textbox'), 'Rima Farah')
    await userEvent.click(canvas.getByRole('button', { name: signButton }))
    await seen(() => canvas.getByLabelText(/Current password|كلمة المرور الحالية/))
    scrollTo(0, 0)
  },
})

/** Keyboard only, from the top: types and signs. Focus stays in the panel. */
export const Keyboard = meta.story({
  render: () => <Fresh />,
  play: async ({ canvas, userEvent }) => {
    const drawing = canvas.getByRole('radio', { name: /^(Draw|رسم)$/ })
    while (document.activeElement !== drawing) await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: typeIn })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('R. Farah{Enter}')
    await seen(() => canvas.getByRole('status'))
    await expect(canvas.getByText('R. Farah')).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  },
})

export const Rejecting = meta.story({
  render: () => <Fresh />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /…/ }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const Rejected = meta.story({
  render: () => (
    <Fresh
      document={{
        ...onlooker,
        ...{ state: 'rejected', next_role: null },
        signatures: materials.signatures.map((one, at) =>
          at === 2 ? { ...one, decision: 'reject', appearance: null, reason: 'Another supplier is cheaper.' } : one,
        ),
      }}
    />
  ),
  tags: ['visual'],
})

/** Shows what changed before anything can be signed. */
export const Stale = meta.story({
  render: () => <Fresh prepare={port => port.change()} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: typeIn }))
    await userEvent.type(canvas.getByRole('textbox'), 'Rima Farah')
    await userEvent.click(canvas.getByRole('button', { name: signButton }))
    await seen(() => canvas.getByRole('button', { name: /3/ }))
    scrollTo(0, 0)
  },
})

export const Loading = meta.story({
  render: () => (
    <Fresh
      prepare={port => {
        Object.assign(port, { read: never })
      }}
      reads
    />
  ),
  tags: ['visual'],
})

export const Failing = meta.story({
  render: () => <Fresh prepare={port => port.failNext('unavailable')} reads />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('alert'))
  },
})

export const Arabic = Drawn.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const ArabicKeyboard = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
