import { EvaluationPreview } from '@portal/widgets/evaluation'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { sampleForm } from './sample-form.ts'

const meta = preview.meta({
  title: 'widgets/EvaluationPreview',
  component: EvaluationPreview,
  parameters: usage({
    what: 'A form as it is asked in one language, to be tried out beside its design.',
    dos: ['Show it in both languages: each in its own direction, whatever the page is in.'],
    donts: ['Nothing of it is kept or sent; to fill in a form, use EvaluationForm.'],
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
