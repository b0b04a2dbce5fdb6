import { Grid } from '@portal/ui/Grid'
import { Stack } from '@portal/ui/Stack'
import { StarRating, StarScore } from '@portal/ui/StarRating'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/StarRating',
  component: StarRating,
  parameters: usage({
    what: 'A rating of one to five stars. It is mirrored in right-to-left layouts, and is one tab stop.',
    dos: [
      'Say what is rated in the label, and what five stars mean in the help text.',
      'Show an existing rating with StarScore.',
    ],
    donts: ['Don’t offer half stars. People choose one of five values.'],
    states: [{ knows: all, draw: s => <StarRating {...field(s)} defaultValue={3} /> }],
  }),
  args: { label: 'The room was good', name: 'room', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const stars = canvas.getAllByRole('radio')
    const [lower, higher] =
      document.documentElement.dir === 'rtl' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    await userEvent.tab()
    await expect(stars[0]).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard(higher)
    await userEvent.keyboard(higher)
    await expect(stars[2]).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard(lower)
    await expect(stars[1]).toBeChecked()
    await userEvent.keyboard(lower)
    await userEvent.keyboard(lower)
    await expect(stars[0]).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('The trainer explained clearly', 'كان شرح المدرب واضحًا')
  return (
    <Grid columns="two">
      <StarRating label={label} />
      <StarRating defaultValue={3} help={say('Five is best', 'خمس نجوم هي الأفضل')} isRequired label={label} />
      <StarRating defaultValue={5} label={label} />
      <StarRating
        error={say('You must select all required questions', 'يجب الإجابة عن جميع الأسئلة المطلوبة')}
        label={label}
      />
      <StarRating defaultValue={2} isDisabled label={label} />
      <Stack gap="small">
        {[0, 1.5, 3.74, 5].map(value => (
          <StarScore key={value} value={value} />
        ))}
      </Stack>
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
