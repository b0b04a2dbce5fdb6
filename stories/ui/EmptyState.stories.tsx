import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Grid } from '@portal/ui/Grid'
import { illustrationNames } from '@portal/ui/Illustration'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/EmptyState',
  component: EmptyState,
  parameters: usage({
    what: 'Replaces a list that has no content yet.',
    dos: [
      'Say what belongs here, and offer the first step.',
      'Use an illustration if the empty state fills a list or a page. Use an icon in a small space.',
    ],
    donts: ['Never write "No data".', "Don't use both an illustration and an icon."],
  }),
  argTypes: choices({ picture: illustrationNames }),
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

const Pictures = () => {
  const say = useSay()
  return (
    <Grid>
      <EmptyState
        action={<Button variant="primary">{say('Add course', 'إضافة دورة')}</Button>}
        picture="nothing_yet"
        title={say('No courses yet', 'لا دورات بعد')}
      >
        {say('Trainings are held of a course.', 'كل تدريب يتبع دورة.')}
      </EmptyState>
      <EmptyState
        action={<Button>{say('Show all', 'عرض الكل')}</Button>}
        picture="nothing_found"
        title={say('No course matches', 'لا دورة تطابق البحث')}
      >
        {say('Try fewer words or other filters.', 'يُجرَّب بكلمات أقل أو بمرشحات أخرى.')}
      </EmptyState>
      <EmptyState
        action={<Button>{say('Try again', 'إعادة المحاولة')}</Button>}
        picture="offline"
        title={say('No connection', 'لا اتصال بالشبكة')}
      >
        {say('What you wrote is kept on this device.', 'ما كُتب محفوظ على هذا الجهاز.')}
      </EmptyState>
      <EmptyState picture="no_access" title={say('You cannot see this page', 'لا صلاحية لعرض هذه الصفحة')}>
        {say('Whoever manages your privileges can change that.', 'يمكن لمن يدير الصلاحيات تغيير ذلك.')}
      </EmptyState>
      <EmptyState picture="done" title={say('All caught up', 'لا شيء بانتظار إجراء')}>
        {say('New notices appear here.', 'تظهر الإشعارات الجديدة هنا.')}
      </EmptyState>
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

/** An illustration for each reason why content is missing. */
export const WithPictures = meta.story({ render: () => <Pictures /> })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
