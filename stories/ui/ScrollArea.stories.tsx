import { ScrollArea, scrollAxes, scrollHeights } from '@portal/ui/ScrollArea'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/ScrollArea',
  component: ScrollArea,
  argTypes: choices({ axis: scrollAxes, height: scrollHeights }),
  parameters: usage({
    what: 'A scrollable area for content that is too large. A shadow shows where there is more.',
    dos: ['Use it for wide tables, and for long lists in a dialog.'],
    donts: ['Don’t use it for a whole page.', 'Don’t nest scroll areas.'],
  }),
  args: { label: 'Activities', children: '' },
})

const Lines = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      {Array.from({ length: 30 }, (_, line) => (
        <Text key={line}>{say(`Line ${line + 1} of a long list`, `السطر ${line + 1} من قائمة طويلة`)}</Text>
      ))}
    </Stack>
  )
}

const Wide = () => {
  const say = useSay()
  return (
    <Code>
      {say(
        'one line that is much wider than its room, as an address can be, and goes on and on and on and on and on',
        'سطر أعرض بكثير من المكان المتاح له كما قد يكون العنوان ويستمر ويستمر ويستمر ويستمر ويستمر ويستمر ويستمر',
      )}
    </Code>
  )
}

const Code = ({ children }: { children: string }) => <pre>{children}</pre>

export const Playground = meta.story({ args: { children: <Lines />, height: 'small' } })

export const Keyboard = meta.story({
  args: { children: <Lines />, height: 'small' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('region', { name: 'Activities' })).toHaveFocus()
  },
})

export const Short = meta.story({
  args: { children: <Text>A line</Text>, height: 'small' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack width="form">
      <ScrollArea height="small" label={say('Activities', 'الأنشطة')}>
        <Lines />
      </ScrollArea>
      <ScrollArea axis="inline" label={say('Address', 'العنوان')}>
        <Wide />
      </ScrollArea>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
