import { Stack, stackAligns, stackWidths } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Stack',
  component: Stack,
  argTypes: choices({ align: stackAligns, width: stackWidths }),
  parameters: usage({
    what: 'Arranges its children vertically.',
    dos: ['Use it for all vertical spacing.', 'Use width="form" for forms and width="reading" for prose.'],
    donts: ['Don’t put margins on components. Their container sets the spacing.'],
  }),
  args: {
    children: [<Text key="1">First</Text>, <Text key="2">Second</Text>, <Text key="3">Third</Text>],
  },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="large">
      {(['tiny', 'small', 'medium', 'large'] as const).map(gap => (
        <Stack gap={gap} key={gap}>
          <Text>{say('A short line', 'سطر قصير')}</Text>
          <Text tone="muted">{say('and one under it', 'وآخر تحته')}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
