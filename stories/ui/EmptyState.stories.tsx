import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/EmptyState',
  component: EmptyState,
  parameters: usage({
    what: 'In place of a list that has nothing yet.',
    dos: ['Say what this is, and offer the first step.'],
    donts: ['No "No data".'],
  }),
  args: { title: 'No donors yet', icon: 'donor' as const },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <EmptyState
      action={<Button variant="primary">{say('Add donor', 'إضافة جهة مانحة')}</Button>}
      icon="donor"
      title={say('No donors yet', 'لا جهات مانحة بعد')}
    >
      {say('Projects belong to the donor who pays for them.', 'كل مشروع يتبع الجهة المانحة التي تموّله.')}
    </EmptyState>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
