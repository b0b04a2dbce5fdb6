import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import __Name__ from '../../packages/host-app/src/__domain__/__kebab__/__Name__.tsx'

const meta = preview.meta({ title: '__domain__/__Name__', component: __Name__ })

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Arabic = meta.story({ globals: { locale: 'ar' } })
