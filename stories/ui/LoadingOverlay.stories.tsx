import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Overlays/LoadingOverlay',
  component: LoadingOverlay,
  parameters: usage({
    what: 'Covers the whole page while nothing else may happen. Appears after a delay, so quick work never shows it.',
    dos: ['Say what the user is waiting for.'],
    donts: ["Don't cover a page that was already visible. Use a busy button or a Skeleton."],
  }),
  args: { message: 'Logging out' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging out')
  },
})

const Words = () => <LoadingOverlay message={useSay()('Logging out', 'جارٍ تسجيل الخروج')} />

export const States = meta.story({ render: () => <Words />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
