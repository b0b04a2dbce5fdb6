import { Stack } from '@portal/ui/Stack'
import { Text, textSizes, textTones } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Text/Text',
  component: Text,
  argTypes: choices({ size: textSizes, tone: textTones }),
  parameters: usage({
    what: 'Body text in three sizes.',
    dos: ['Use isReading for prose. It limits lines to 70 characters.', 'Use isTabular for numbers in columns.'],
    donts: ['Don’t use a tone for decoration. A tone shows a state that the words name too.'],
  }),
  args: { children: 'Your complaint is read by two people.' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      {textSizes.map(size => (
        <Text key={size} size={size}>
          {say('Reviewed on 20-Nov-2026 by three people', 'روجعت من قِبل ثلاثة أشخاص بتاريخ 20-11-2026')}
        </Text>
      ))}
      {textTones.map(tone => (
        <Text key={tone} tone={tone}>
          {say('The words carry the state', 'الكلمات تحمل الحالة')}
        </Text>
      ))}
      <Text weight="strong">{say('Strong', 'غامق')}</Text>
      <Text isReading>
        {say(
          'A line that is meant to be read holds about seventy characters; a longer one makes the eye lose its way back to the start of the next.',
          'السطر المخصص للقراءة يتسع لنحو سبعين حرفًا؛ أما السطر الأطول فيجعل العين تضلّ طريقها إلى بداية السطر التالي.',
        )}
      </Text>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
