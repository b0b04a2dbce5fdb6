import { __Name__ } from '@portal/widgets/__kebab__'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'widgets/__Name__',
  component: __Name__,
  args: { port: { run: fn(async () => {}) } },
})

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.port.run).toHaveBeenCalledTimes(1)
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
})

export const Failing = meta.story({
  args: { port: { run: fn(() => Promise.reject(new Error('offline'))) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Arabic = meta.story({ globals: { locale: 'ar' } })
