import { Badge, badgeTones } from '@portal/ui/Badge'
import { Inline } from '@portal/ui/Inline'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Badge',
  component: Badge,
  argTypes: choices({ tone: badgeTones }),
  parameters: usage({
    what: 'A small label next to a name that shows a kind or a number.',
    dos: ['Use the neutral tone for kinds and counts.'],
    donts: ["Don't use it for a record's state. Use a Status."],
  }),
  args: { children: '12' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Inline>
      <Badge>12</Badge>
      {badgeTones.map(tone => (
        <Badge key={tone} tone={tone}>
          {say('Training', 'تدريب')}
        </Badge>
      ))}
    </Inline>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
