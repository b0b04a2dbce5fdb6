import { Grid, gridColumns } from '@portal/ui/Grid'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Grid',
  component: Grid,
  argTypes: choices({ columns: gridColumns }),
  parameters: usage({
    what: 'Equal columns that become a single column on phones.',
    dos: [
      'Use it for two short fields that belong together, such as first and last name.',
      'Use columns="aside" for a record with its timeline.',
    ],
    donts: ["Don't put unrelated fields of a form side by side."],
  }),
  args: { children: [<Text key="1">One</Text>, <Text key="2">Two</Text>, <Text key="3">Three</Text>] },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="large">
      {gridColumns.map(columns => (
        <Grid columns={columns} key={columns}>
          <TextField label={say('First name', 'الاسم الأول')} />
          <TextField label={say('Last name', 'اسم العائلة')} />
        </Grid>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
