import { Page } from '@portal/ui/Page'
import { SkipLink } from '@portal/ui/SkipLink'
import { Text } from '@portal/ui/Text'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/SkipLink',
  component: SkipLink,
  parameters: usage({
    what: 'The first tab stop. It skips the app shell and moves focus to the content.',
    dos: ['Add it only to pages without a shell. AppShell includes it.'],
    donts: ['Don’t add a second one.'],
    isFramed: true,
  }),
})

const Matrix = () => {
  const say = useSay()
  return (
    <>
      <SkipLink />
      <Page title={say('Press Tab', 'اضغط مفتاح Tab')}>
        <Text>{say('The link appears at the top.', 'يظهر الرابط في الأعلى.')}</Text>
      </Page>
    </>
  )
}

export const Playground = meta.story({ render: () => <Matrix /> })

export const States = meta.story({
  tags: ['visual'],
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    const follow = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
    await expect(link).toHaveAttribute('href', '#main')
  },
})
