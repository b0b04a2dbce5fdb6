import { Grid } from '@portal/ui/Grid'
import { Icon, iconNames, iconSizes } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'

const meta = preview.meta({
  title: 'ui/Text/Icon',
  component: Icon,
  argTypes: choices({ name: iconNames, size: iconSizes }),
  parameters: usage({
    what: 'A custom set with 1.5-unit strokes on a 20-unit grid. Icons that point along the text mirror in Arabic.',
    dos: ['Use it next to text, or in an IconButton with an accessible name.'],
    donts: ["Don't show an icon without text if only insiders know it."],
  }),
  args: { name: 'message' as const },
})

export const Playground = meta.story()

export const States = meta.story({
  render: () => (
    <Grid columns="four" gap="small">
      {iconNames.map(name => (
        <Inline key={name}>
          <Icon name={name} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
  tags: ['visual'],
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
