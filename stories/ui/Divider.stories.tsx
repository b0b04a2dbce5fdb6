import { Divider } from '@portal/ui/Divider'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Divider',
  component: Divider,
  parameters: usage({
    what: 'One hairline between two parts.',
    dos: ['Where space alone does not part them.'],
    donts: ['Not between rows of a list: they have their own.'],
  }),
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack>
      <Text>{say('Above', 'فوق')}</Text>
      <Divider />
      <Text>{say('Below', 'تحت')}</Text>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
