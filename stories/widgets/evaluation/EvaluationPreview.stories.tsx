import { EvaluationPreview } from '@portal/widgets/evaluation'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { sampleForm } from './sample-form.ts'

const meta = preview.meta({
  title: 'widgets/EvaluationPreview',
  component: EvaluationPreview,
  parameters: usage({
    what: 'A preview of an evaluation form in one language, to try out next to its editor.',
    dos: ['Show it in both languages. Each has its own direction, whatever the page’s direction is.'],
    donts: ['Don’t use it to collect answers. It stores and sends nothing. Use EvaluationForm instead.'],
  }),
  args: { questions: sampleForm },
})

export const Playground = meta.story({})

export const States = meta.story({
  render: () => (
    <>
      <EvaluationPreview language="en" questions={sampleForm} />
      <EvaluationPreview language="ar" questions={sampleForm} />
    </>
  ),
  tags: ['visual'],
})

/** An optional rating can be cleared. */
export const TakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getAllByRole('radio').at(-1) ?? document.body
    await userEvent.click(star)
    await expect(star).toBeChecked()
    await userEvent.click(canvas.getByRole('button'))
    await expect(star).not.toBeChecked()
  },
})

export const Arabic = TakenBack.extend({ globals: { locale: 'ar' }, args: { language: 'ar' }, tags: ['arabic'] })
