import { Divider } from '@portal/ui/Divider'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Divider',
  component: Divider,
  parameters: usage({
    what: 'A thin line between two parts of the content.',
    dos: ["Use it where spacing alone doesn't separate them."],
    donts: ["Don't use it between list rows. They have their own lines."],
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
