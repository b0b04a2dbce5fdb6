import { Button } from '@portal/ui/Button'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Section',
  component: Section,
  parameters: usage({
    what: 'A part of a page with its own title.',
    dos: ['Give every part of a long form a title.'],
    donts: ['Don’t put a box around it. Space and a hairline separate sections.'],
  }),
  args: { title: 'Work', children: <Text>Content</Text>, help: 'Where the person works now.' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Work' })).toBeVisible()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="large">
      <Section
        actions={<Button size="small">{say('Add session', 'إضافة جلسة')}</Button>}
        title={say('Sessions', 'الجلسات')}
      >
        <Text>{say('Four sessions are planned.', 'أربع جلسات مخطط لها.')}</Text>
      </Section>
      <Section help={say('Seen by trainers only.', 'يراها المدربون فقط.')} title={say('Notes', 'ملاحظات')}>
        <Text>{say('None yet.', 'لا شيء بعد.')}</Text>
      </Section>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
