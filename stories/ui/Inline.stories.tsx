import { Badge } from '@portal/ui/Badge'
import { Inline, inlineAligns, inlineSpreads } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Inline',
  component: Inline,
  argTypes: choices({ align: inlineAligns, spread: inlineSpreads }),
  parameters: usage({
    what: 'Places its children side by side, in text direction.',
    dos: ['Let the line wrap. Phones are narrow, and Arabic words are long.'],
    donts: ["Don't build tables from Inlines."],
  }),
  args: { children: [<Badge key="1">One</Badge>, <Badge key="2">Two</Badge>] },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack>
      {inlineSpreads.map(spread => (
        <Inline key={spread} spread={spread}>
          <Text>{say('First', 'أول')}</Text>
          <Badge>{say('second', 'ثانٍ')}</Badge>
          <Text tone="muted">{say('third', 'ثالث')}</Text>
        </Inline>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
