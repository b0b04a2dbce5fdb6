import { ErrorState } from '@portal/ui/ErrorState'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/ErrorState',
  component: ErrorState,
  parameters: usage({
    what: "Replaces content that couldn't be loaded.",
    dos: ['Say what was kept and what the user can do.'],
    donts: ["Don't show error codes, and don't blame the user."],
  }),
  args: { title: 'The complaints could not be loaded', onRetry: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <ErrorState onRetry={() => undefined} title={say('The complaints could not be loaded', 'تعذّر تحميل الشكاوى')}>
      {say('The server cannot be reached. Nothing is lost.', 'لا يمكن الوصول إلى الخادم. لم يُفقد شيء.')}
    </ErrorState>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
