import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { nothing, off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/SearchField',
  component: SearchField,
  parameters: usage({
    what: 'Filters the content below it.',
    dos: ['Name what is searched, such as “Search complaints”.'],
    donts: ['Don’t add a search to a list of ten items.'],
    states: [{ knows: off, draw: s => <SearchField {...plain(s)} onChange={nothing} value={s.words.one} /> }],
  }),
  args: { label: 'Search complaints', value: '', onChange: () => undefined },
})

const Live = ({ start }: { start: string }) => {
  const say = useSay()
  const [value, setValue] = useState(start)
  return <SearchField label={say('Search complaints', 'البحث في الشكاوى')} onChange={setValue} value={value} />
}

export const Playground = meta.story()

export const Keyboard = meta.story({
  render: () => <Live start="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('lift')
    await expect(canvas.getByRole('searchbox')).toHaveValue('lift')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack>
      <Live start="" />
      <Live start={say('ramp', 'منحدر')} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
