import { Banner, bannerTones } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Banner',
  component: Banner,
  argTypes: choices({ tone: bannerTones }),
  parameters: usage({
    what: 'Shows the current state next to the content it concerns.',
    dos: [
      'In errors, say what happened, what was kept, and what to do next.',
      'Set isLive for the result of a user action.',
    ],
    donts: [
      "Don't show more than one banner in the same place.",
      "Don't use it for something that is always true. Use text.",
    ],
  }),
  args: { tone: 'warning' as const, title: 'The exchange rate is missing', children: 'Ask accounting to enter it.' },
})

export const Playground = meta.story({
  args: { onDismiss: fn() },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack width="form">
      {bannerTones.map(tone => (
        <Banner
          key={tone}
          tone={tone}
          title={say('The rate of 20-Nov-2026 is missing', 'سعر صرف 20-11-2026 غير موجود')}
        >
          {say('Nothing was signed. Ask accounting to enter it.', 'لم يُوقَّع أي شيء. اطلبوا من المحاسبة إدخاله.')}
        </Banner>
      ))}
      <Banner onDismiss={() => undefined}>{say('One line only', 'سطر واحد فقط')}</Banner>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
