import { Avatar, avatarSizes, initialsOf } from '@portal/ui/Avatar'
import { Inline } from '@portal/ui/Inline'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Data/Avatar',
  component: Avatar,
  argTypes: choices({ size: avatarSizes }),
  parameters: usage({
    what: "Shows a person's picture or initials.",
    dos: ['Show the name next to it, or in the menu that it opens.'],
    donts: ["Don't use it as the only sign of who did something."],
  }),
  args: { name: 'Salma Hamwi' },
})

export const Playground = meta.story({
  play: async () => {
    await expect(initialsOf('Salma Hamwi')).toBe('SH')
    await expect(initialsOf('سلمى الحموي')).toBe('س\u200Cا')
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Inline>
      {avatarSizes.map(size => (
        <Avatar key={size} name={say('Salma Hamwi', 'سلمى الحموي')} size={size} />
      ))}
    </Inline>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
