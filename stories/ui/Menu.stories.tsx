import { Avatar } from '@portal/ui/Avatar'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Menu, type MenuChoice, menuTriggers } from '@portal/ui/Menu'
import { Text } from '@portal/ui/Text'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const items: readonly MenuChoice[] = [
  { id: 'reply', label: 'Reply', icon: 'message' },
  { id: 'copy', label: 'Copy link', icon: 'copy' },
  { id: 'close', label: 'Close complaint', icon: 'check', isDisabled: true },
  { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' },
]

const meta = preview.meta({
  title: 'ui/Actions/Menu',
  component: Menu,
  argTypes: choices({ trigger: menuTriggers }),
  parameters: usage({
    what: 'A button that opens a short list of actions or links.',
    dos: [
      'Use it for secondary actions, and show the one or two main actions next to it.',
      'Put actions with tone="danger" last.',
    ],
    donts: ['Don’t use a menu for a single item.', 'Don’t use it for form input. Use Select instead.'],
    states: [{ knows: off, draw: s => <Menu {...plain(s)} items={[{ id: 'one', label: s.words.one }]} /> }],
  }),
  args: {
    label: 'Actions',
    onAction: fn(),
    items,
  },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Reply' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

const Matrix = () => {
  const say = useSay()
  const languages = [
    { id: 'en', label: 'English', lang: 'en', isCurrent: true },
    { id: 'ar', label: 'العربية', lang: 'ar' },
  ]
  return (
    <Inline>
      <Menu icon={<Icon name="globe" />} items={languages} label={say('Language', 'اللغة')} trigger="icon" />
      <Menu items={languages} label={say('Language', 'اللغة')} trigger="quiet" />
      <Menu
        header={<Text weight="strong">{say('Salma Hamwi', 'سلمى الحموي')}</Text>}
        icon={<Avatar name={say('Salma Hamwi', 'سلمى الحموي')} size="small" />}
        items={[
          { id: 'account', label: say('Account', 'الحساب'), icon: 'user', href: '/staff/account' },
          { id: 'logout', label: say('Log out', 'تسجيل الخروج'), icon: 'logout' },
        ]}
        label={say('Person', 'المستخدم')}
        trigger="icon"
      />
    </Inline>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('main'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
