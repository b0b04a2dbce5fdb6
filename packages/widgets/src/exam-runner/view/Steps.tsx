import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { useExamState } from '../store/use-exam-state.ts'

/** Buttons for the previous question, the next question, and the review. */
export const Steps = ({ store }: { store: ExamStore }) => {
  const t = useExamRunnerTexts()
  const layout = useExamState(store, state => state.layout)
  const isFirst = useExamState(store, ({ current }) => current === 0)
  const isLast = useExamState(store, ({ attempt, current }) => current >= attempt.questions.length - 1)
  return (
    <Inline spread="between">
      {layout === 'one' ? (
        <Inline>
          <Button isDisabled={isFirst} onPress={() => store.goTo(store.read().current - 1)}>
            {t('previous')}
          </Button>
          <Button
            isDisabled={isLast}
            onPress={() => store.goTo(store.read().current + 1)}
            variant={isLast ? 'secondary' : 'primary'}
          >
            {t('next')}
          </Button>
        </Inline>
      ) : (
        <span />
      )}
      <Button onPress={store.review} variant={isLast || layout === 'all' ? 'primary' : 'secondary'}>
        {t('review')}
      </Button>
    </Inline>
  )
}
