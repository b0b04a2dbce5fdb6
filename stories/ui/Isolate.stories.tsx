import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Text/Isolate',
  component: Isolate,
  parameters: usage({
    what: 'Keeps codes, emails, phone numbers, and amounts intact inside text that runs in the other direction.',
    dos: [
      'Use it around every code, email, phone number, and amount.',
      'Use direction="auto" around names in an unknown language.',
    ],
    donts: ["Don't use it around whole sentences."],
  }),
  args: { children: 'PR-2026-0042' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      <Text>
        {say('Request', 'الطلب')} <Isolate>PR-2026/0042 (b)</Isolate> {say('is waiting.', 'بانتظار التوقيع.')}
      </Text>
      <Text>
        {say('Write to', 'راسلنا على')} <Isolate>help+sy@portal.test</Isolate>
        {say(', or call', '، أو اتصل على')} <Isolate>+90 (342) 555 01 01</Isolate>.
      </Text>
      <Text>
        <Isolate direction="auto">سلمى الحموي</Isolate>
        {say(', ', '، ')}
        <Isolate>-1,250.00 $</Isolate>
      </Text>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
