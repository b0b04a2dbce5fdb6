import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { ToggleButton, ToggleButtonGroup, toggleButtonSizes } from '@portal/ui/ToggleButton'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { nothing, off, optionsOf, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/ToggleButton',
  component: ToggleButton,
  parameters: usage({
    what: 'A button that stays pressed while an option is on. It takes effect immediately.',
    dos: [
      'Keep the same label in both states. The appearance shows whether the option is on.',
      'Group related buttons in a ToggleButtonGroup.',
    ],
    donts: [
      'Don’t use it for settings. Use Switch instead.',
      'Don’t use it for a choice that is submitted with a form. Use RadioGroup instead.',
    ],
    states: [
      {
        knows: off,
        draw: s => <ToggleButton isDisabled={s.isDisabled} isPressed label={s.words.one} onChange={nothing} />,
      },
      {
        name: 'ToggleButtonGroup',
        knows: off,
        draw: s => (
          <ToggleButtonGroup
            {...plain(s)}
            defaultValue={['one']}
            options={optionsOf(s).map(({ value: id, label }) => ({ id, label }))}
          />
        ),
      },
    ],
  }),
  args: { label: 'Mine only', onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
})

const Matrix = () => {
  const say = useSay()
  const views = [
    { id: 'list', label: say('List', 'قائمة'), icon: <Icon name="menu" /> },
    { id: 'month', label: say('Month', 'شهر'), icon: <Icon name="calendar" /> },
    { id: 'budget', label: say('Budget', 'ميزانية') },
  ]
  const label = say('Mine only', 'الخاصة بي فقط')
  return (
    <Stack>
      {toggleButtonSizes.map(size => (
        <Inline key={size}>
          <ToggleButton label={label} size={size} />
          <ToggleButton defaultPressed label={label} size={size} />
          <ToggleButton icon={<Icon name="filter" />} isIconOnly label={label} size={size} />
          <ToggleButton defaultPressed icon={<Icon name="filter" />} isIconOnly label={label} size={size} />
          <ToggleButton isDisabled label={label} size={size} />
        </Inline>
      ))}
      <Inline>
        <ToggleButtonGroup defaultValue={['list']} label={say('View', 'العرض')} options={views} />
      </Inline>
      <Inline>
        <ToggleButtonGroup
          defaultValue={['month']}
          isIconOnly
          label={say('View', 'العرض')}
          options={views.slice(0, 2)}
          size="small"
        />
        <ToggleButtonGroup
          defaultValue={['list']}
          isDisabled
          label={say('View', 'العرض')}
          options={views}
          size="small"
        />
      </Inline>
      <Inline>
        <ToggleButtonGroup
          defaultValue={['list', 'budget']}
          isMultiple
          label={say('Shown', 'المعروض')}
          options={views}
          size="small"
        />
      </Inline>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const changed = fn<(value: string[]) => void>()

const Parts = ({ isMultiple = false }) => {
  const say = useSay()
  const options = [
    { id: 'plan', label: say('Plan', 'الخطة') },
    { id: 'spent', label: say('Spent', 'المصروف') },
    { id: 'left', label: say('Left', 'المتبقي'), isDisabled: true },
  ]
  const rest = { defaultValue: ['plan'], label: say('Shown', 'المعروض'), onChange: changed, options }
  return <ToggleButtonGroup {...rest} isMultiple={isMultiple} />
}

/** One button stays pressed until another is pressed. */
export const Single = meta.story({
  render: () => <Parts />,
  play: async ({ canvas, userEvent }) => {
    const [plan, spent, left] = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(changed).not.toHaveBeenCalled()
    await expect(plan).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(changed).toHaveBeenLastCalledWith(['spent'])
    await expect(plan).toHaveAttribute('aria-pressed', 'false')
    await expect(spent).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await expect(left).not.toHaveFocus()
  },
})

/** Any number of buttons can be pressed. */
export const Multiple = meta.story({
  render: () => <Parts isMultiple />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenLastCalledWith(['plan', 'spent'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenLastCalledWith(['spent'])
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-pressed', 'false')
  },
})
