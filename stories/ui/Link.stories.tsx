import { Link, linkVariants } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/Link',
  component: Link,
  argTypes: choices({ variant: linkVariants }),
  parameters: usage({
    what: 'Navigates to another page or place. Use a Button to perform an action.',
    dos: ['Name the destination in words that make sense out of context.'],
    donts: ['Never write only "here" or "more".', "Don't set isExternal for links within the portal."],
    states: [{ knows: [], draw: s => <Link href="#one">{s.words.one}</Link> }],
  }),
  args: { href: '/about', children: 'About the portal' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack align="start">
      {linkVariants.map(variant => (
        <Link href="/sup/enroll" key={variant} variant={variant}>
          {say('Open trainings', 'التدريبات المفتوحة')}
        </Link>
      ))}
      <Text>
        {say('Read the', 'اقرأ')}{' '}
        <Link href="https://example.org" isExternal>
          {say('donor rules', 'قواعد الجهة المانحة')}
        </Link>{' '}
        {say('first.', 'أولًا.')}
      </Text>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'About the portal' })).toHaveFocus()
  },
})
