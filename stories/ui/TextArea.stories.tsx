import { Stack } from '@portal/ui/Stack'
import { TextArea } from '@portal/ui/TextArea'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/TextArea',
  component: TextArea,
  parameters: usage({
    what: 'A multi-line text field. It grows as people type.',
    dos: ['Say below the field who will read the text.'],
    donts: ['Don’t use it for a single line.', 'Don’t set a limit that people discover only when they reach it.'],
    states: [
      { hasNoPress: true, knows: all, draw: s => <TextArea {...field(s)} defaultValue={s.words.one} rows={2} /> },
    ],
  }),
  args: { label: 'Complaint', name: 'body', onChange: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const label = say('Complaint', 'الشكوى')
  return (
    <Stack width="form">
      <TextArea help={say('Two people read it.', 'يقرؤها شخصان.')} label={label} rows={3} />
      <TextArea
        error={say('This field cannot be empty', 'لا يمكن أن يكون هذا الحقل فارغًا')}
        isRequired
        label={label}
        rows={3}
      />
      <TextArea
        defaultValue={say('The hall has no ramp.', 'لا يوجد في القاعة منحدر للكراسي المتحركة.')}
        isDisabled
        label={label}
        rows={3}
      />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('No lift')
    await expect(canvas.getByRole('textbox', { name: 'Complaint' })).toHaveValue('No lift')
    await expect(args.onChange).toHaveBeenLastCalledWith('No lift')
  },
})
