import { FilterBar } from '@portal/ui/FilterBar'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'
import { seen } from '../seen.ts'

const meta = preview.meta({
  title: 'ui/FilterBar',
  component: FilterBar,
  parameters: usage({
    what: 'One line above a list: search, filters as chips, and how much is left.',
    dos: ['Keep all of it in the address.', 'Say the count in words.'],
    donts: ['No filter that has one choice.'],
  }),
})

const Live = ({ start = null }: { start?: string | null }) => {
  const say = useSay()
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<string | null>(start)
  const [type, setType] = useState<string | null>(start && 'private')
  return (
    <FilterBar
      count={say('24 complaints', '24 شكوى')}
      filters={[
        {
          id: 'status',
          label: say('Status', 'الحالة'),
          options: [
            { value: 'new', label: say('New', 'جديدة') },
            { value: 'closed', label: say('Closed', 'مغلقة') },
          ],
          value: status,
          onChange: setStatus,
        },
        {
          id: 'type',
          label: say('Type', 'النوع'),
          options: [{ value: 'private', label: say('Private', 'سرية') }],
          value: type,
          onChange: setType,
        },
      ]}
      search={{ label: say('Search complaints', 'البحث في الشكاوى'), value: words, onChange: setWords }}
    />
  )
}

export const Playground = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }))
    await seen(() => canvas.getByRole('button', { name: 'Status: Closed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }))
    await seen(() => canvas.getByRole('button', { name: 'Status' }))
  },
})

export const States = meta.story({ render: () => <Live start="new" />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('lift')
    await expect(canvas.getByRole('searchbox')).toHaveValue('lift')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const chosen = await canvas.findByRole('button', { name: 'Status: Closed' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Enter}')
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(clear).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus()
  },
})
