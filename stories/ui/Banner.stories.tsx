import { Banner, bannerTones } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Banner',
  component: Banner,
  argTypes: choices({ tone: bannerTones }),
  parameters: usage({
    what: 'Says how things stand, at the place it is about.',
    dos: ['Errors say what happened, what was kept and what to do.', 'isLive for what the person has just caused.'],
    donts: ['No more than one at a place.', 'Nothing that is always true: that is text.'],
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
