import { Icon } from '@portal/ui/Icon'
import { IconButton, iconButtonSizes } from '@portal/ui/IconButton'
import { Inline } from '@portal/ui/Inline'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/IconButton',
  component: IconButton,
  argTypes: choices({ size: iconButtonSizes }),
  parameters: usage({
    what: 'A button that shows only an icon.',
    dos: ['Name it after what it does, including the object: "Close menu".'],
    donts: ["Don't use it for the main action of a page."],
    states: [{ knows: off, draw: s => <IconButton {...plain(s)} icon={<Icon name="edit" />} /> }],
  }),
  args: { label: 'Search', icon: <Icon name="search" />, onPress: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Inline>
      <IconButton icon={<Icon name="more" />} label={say('Actions', 'إجراءات')} />
      <IconButton icon={<Icon name="sun" />} isPressed label={say('Light', 'فاتح')} />
      <IconButton icon={<Icon name="close" />} label={say('Close', 'إغلاق')} size="small" />
      <IconButton icon={<Icon name="copy" />} isDisabled label={say('Copy', 'نسخ')} />
    </Inline>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  },
})
