import { EvaluationForm } from '@portal/widgets/evaluation'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { seen } from '../../support/seen.ts'
import { type FakePort, fakePort } from './fake-port.ts'
import { sampleForm } from './sample-form.ts'

const meta = preview.meta({
  title: 'widgets/EvaluationForm',
  component: EvaluationForm,
  parameters: usage({
    what: 'A form for an evaluation, with star ratings, tables of star ratings, and texts. Answers stay on the device until they are sent.',
    dos: ['Create the port once. Include the person, the training, and the form’s version in its draft name.'],
    donts: ['Don’t show or store who gave which answer. The server doesn’t know either.'],
  }),
  args: { port: fakePort(), questions: sampleForm, label: 'Evaluation' },
})

const Fresh = ({ prepare, isSent = false }: { prepare?: (port: FakePort) => void; isSent?: boolean }) => {
  const [port] = useState(() => {
    const made = fakePort()
    prepare?.(made)
    return made
  })
  return <EvaluationForm isSent={isSent} label="Evaluation" port={port} questions={sampleForm} />
}

export const Playground = meta.story({ render: () => <Fresh /> })

export const States = meta.story({ render: () => <Fresh />, tags: ['visual'] })

/** The form lists missing answers once, with a link to each question. Each question says so too. */
export const Missing = meta.story({
  render: () => <Fresh />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('radio')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
    await expect(first).toHaveFocus()
  },
})

/** Keyboard only: rates with the arrow keys, types a text, and presses the button. */
export const Keyboard = meta.story({
  render: () => <Fresh />,
  play: async ({ canvas, userEvent }) => {
    const [asked, more] =
      document.documentElement.lang === 'ar' ? [/ما مدى رضاك/, '{ArrowLeft}'] : [/satisfied/, '{ArrowRight}']
    await expect(canvas.getByRole('group', { name: asked })).toBeVisible()
    for (let group = 0; group < 3; group++) {
      await userEvent.tab()
      await userEvent.keyboard(` ${more}${more}`)
    }
    const checked = () => canvas.getAllByRole<HTMLInputElement>('radio').filter(star => star.checked)
    await expect(checked().map(star => star.value)).toEqual(['3', '3', '3'])
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Shorter days')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await seen(() => canvas.getByRole('status'))
  },
})

/** A failure keeps all answers. */
export const Failed = meta.story({
  render: () => <Fresh prepare={port => port.failNext('unavailable')} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const stars = canvas.getAllByRole('radio')
    for (const at of [3, 9, 11]) if (stars[at]) await userEvent.click(stars[at])
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => canvas.getByRole('alert'))
    await expect(stars[3]).toBeChecked()
  },
})

export const Sent = meta.story({ render: () => <Fresh isSent />, tags: ['visual'] })

export const Arabic = Missing.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const ArabicKeyboard = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
