import { DateText } from '@portal/ui/DateText'
import { DescriptionList, factColumns } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Data/DescriptionList',
  component: DescriptionList,
  argTypes: choices({ columns: factColumns }),
  parameters: usage({
    what: 'Lists facts about a single thing.',
    dos: ['Put the most important fact first.', 'Leave out unknown facts, or say in words that they are unknown.'],
    donts: ["Don't use a lone dash as a value.", "Don't put actions among the facts."],
  }),
  args: { facts: [{ label: 'Code', value: 'EU-24' }] },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <DescriptionList
      facts={[
        { label: say('Name', 'الاسم'), value: say('Skills for work', 'مهارات للعمل') },
        { label: say('State', 'الحالة'), value: <Status tone="info">{say('In progress', 'قيد التنفيذ')}</Status> },
        { label: say('Contract code', 'رمز العقد'), value: <Isolate>EU-24/117-B</Isolate> },
        { label: say('Starts', 'تاريخ البدء'), value: <DateText value="2026-09-05" /> },
        { label: say('Contact', 'جهة الاتصال'), value: <Isolate>projects@demo.test</Isolate> },
      ]}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
