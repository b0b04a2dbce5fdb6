import { Section } from '@portal/ui/Section'
import { Split, splitRatios } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Split',
  component: Split,
  argTypes: choices({ ratio: splitRatios }),
  parameters: usage({
    what: 'Two related panes, such as a list and its detail, or a record and its history.',
    dos: ['Put the content that people read first in the start pane.'],
    donts: [
      'Don’t use it for even columns. Use Grid instead.',
      'Don’t reverse the order on phones if the end pane contains focusable content.',
    ],
  }),
  args: { start: '', end: '' },
})

const Panes = ({ at = 1, ...props }: { at?: number; ratio?: (typeof splitRatios)[number]; isEndFirst?: boolean }) => {
  const say = useSay()
  return (
    <Split
      {...props}
      end={
        <Section title={say(`What happened ${at}`, `ما الذي حدث ${at}`)}>
          <Text>{say('Approved on 12-Nov-2026', 'تمت الموافقة في 12-تشرين الثاني-2026')}</Text>
        </Section>
      }
      start={
        <Section title={say(`Facts ${at}`, `الوقائع ${at}`)}>
          <Text>
            {say(
              'A training of three days for forty teachers in Gaziantep.',
              'تدريب لثلاثة أيام لأربعين معلمًا ومعلمة في غازي عنتاب.',
            )}
          </Text>
        </Section>
      }
    />
  )
}

export const Playground = meta.story({ render: () => <Panes ratio="wide-start" /> })

const Matrix = () => (
  <Stack gap="huge">
    {splitRatios.map((ratio, index) => (
      <Panes at={index + 1} key={ratio} ratio={ratio} />
    ))}
    <Panes at={4} isEndFirst />
  </Stack>
)

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
