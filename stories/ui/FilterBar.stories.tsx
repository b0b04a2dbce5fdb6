import { FilterBar } from '@portal/ui/FilterBar'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Data/FilterBar',
  component: FilterBar,
  parameters: usage({
    what: 'A line above a list: search, filter chips, and the number of results.',
    dos: ['Store search and filters in the URL.', 'State the number of results in words.'],
    donts: ["Don't show a filter with only one option."],
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

/** A filter with too many donors to browse. The search matches numbers, which no label contains. */
const Searching = () => {
  const say = useSay()
  const [words, setWords] = useState('')
  const [value, setValue] = useState<string | null>(null)
  const donors = [
    { value: '110', label: say('Fund of the river', 'صندوق النهر') },
    { value: '120', label: say('Fund of the mountain', 'صندوق الجبل') },
    { value: '205', label: say('Aid beyond the sea', 'إغاثة ما وراء البحر') },
  ]
  const found = donors.filter(donor => donor.value.startsWith(words))
  return (
    <FilterBar
      filters={[
        {
          id: 'donor',
          label: say('Donor', 'الجهة المانحة'),
          options: found.map(choice => ({ ...choice, foundBy: words })),
          search: {
            label: say('Search', 'بحث'),
            value: words,
            onChange: setWords,
            emptyText: say('No donor has this number.', 'لا جهة مانحة بهذا الرقم.'),
          },
          value,
          onChange: setValue,
        },
      ]}
    />
  )
}

/** The caller searches the options of a chip. The selected option still has its name after the search is cleared. */
export const Searched = meta.story({
  render: () => <Searching />,
  play: async ({ canvas, userEvent }) => {
    const [river, sea] = [/river|النهر/, /sea|البحر/]
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^(Donor|الجهة المانحة)/ }))
    await open()
    const box = await screen.findByRole('textbox', { name: /Search|بحث/ })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('9')
    await seen(() => screen.getByText(/No donor|لا جهة/))
    await userEvent.keyboard('{Backspace}2')
    await seen(() => screen.getByRole('menuitem', { name: sea }))
    await expect(screen.queryByRole('menuitem', { name: river })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: sea }))
    await seen(() => canvas.getByRole('button', { name: /: .*(sea|البحر)/ }))
    await open()
    await seen(() => screen.getByRole('menuitem', { name: river }))
    await userEvent.keyboard('1')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2))
  },
  tags: ['visual'],
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
