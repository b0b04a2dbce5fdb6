import { Inline } from '@portal/ui/Inline'
import { Status, statusTones } from '@portal/ui/Status'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Status',
  component: Status,
  argTypes: choices({ tone: statusTones }),
  parameters: usage({
    what: 'Shows a record’s status in words, with a matching shape and colour.',
    dos: [
      'Choose the tone by meaning. neutral: not started, or over. info: in progress. success: done. warning: waiting for someone. danger: failed or rejected.',
    ],
    donts: ['Don’t choose a tone for its colour.'],
  }),
  args: { children: 'Pending', tone: 'warning' as const },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Inline>
      <Status>{say('Not started', 'لم يبدأ')}</Status>
      <Status tone="info">{say('In progress', 'قيد التنفيذ')}</Status>
      <Status tone="success">{say('Completed', 'مكتمل')}</Status>
      <Status tone="warning">{say('Pending', 'معلّق')}</Status>
      <Status tone="danger">{say('Rejected', 'مرفوض')}</Status>
    </Inline>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
