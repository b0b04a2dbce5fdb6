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
    what: 'A small set of our own, lines of 1.5 on a grid of 20. Those that point along the text turn round in Arabic.',
    dos: ['Beside words, or in an IconButton that has a name.'],
    donts: ['No icon alone that only insiders know.'],
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
