import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { Timeline } from '@portal/ui/Timeline'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Data/Timeline',
  component: Timeline,
  parameters: usage({
    what: 'Lists the events of a record, and who caused them.',
    dos: ['Show the newest event first. Write it out in words, such as “Reply sent”.'],
    donts: ['Don’t list system events that nobody asked for.'],
  }),
  args: { label: 'History', events: [{ id: '1', title: 'Filed' }] },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Timeline
      events={[
        {
          id: '3',
          title: say('Closed', 'أُغلقت'),
          by: say('Rana Haddad', 'رنا حداد'),
          at: <DateText format="datetime" value="2026-11-20T09:30" />,
          tone: 'success',
        },
        {
          id: '2',
          title: say('Reply sent', 'أُرسل الرد'),
          by: say('Rana Haddad', 'رنا حداد'),
          at: <DateText format="datetime" value="2026-11-19T14:05" />,
          body: <Text>{say('A ramp was ordered and arrives on Monday.', 'طُلب منحدر وسيصل يوم الاثنين.')}</Text>,
          tone: 'info',
        },
        { id: '1', title: say('Filed', 'قُدّمت'), at: <DateText value="2026-11-18" /> },
      ]}
      label={say('History', 'السجل')}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
