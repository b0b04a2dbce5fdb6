import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'

interface NotSavedProps {
  runner: Runner
  /** Opens a question. Omit it when answers can no longer be corrected. */
  onGo?: (at: number) => void
}

const known = ['bad_characters', 'too_long', 'internal'] as const

export const useAnswerRefusal = () => {
  const t = useExamRunnerTexts()
  return (code: string): string => t(`refusals.${known.find(one => one === code) ?? 'other'}`)
}

/** Lists refused answers with their reasons and links to the questions. */
export const NotSaved = ({ runner: { store, sync }, onGo }: NotSavedProps) => {
  const t = useExamRunnerTexts()
  const refusalText = useAnswerRefusal()
  const refused = useExamState(store, state => state.refused)
  const questions = useExamState(store, ({ attempt }) => attempt.questions)
  if (refused.size === 0) return null
  return (
    <Banner isLive title={t('not_saved', { count: refused.size })} tone="danger">
      <Stack gap="small">
        {questions.map(({ id }, at) => {
          const code = refused.get(id)
          if (code === undefined) return null
          const number = at + 1
          return (
            <Inline key={id} spread="between">
              <span>
                {t('question', { number })}: {refusalText(code)}
              </span>
              {onGo && (
                <Button onPress={() => onGo(at)} size="small">
                  {t('go_to', { number })}
                </Button>
              )}
            </Inline>
          )
        })}
        <Inline>
          <Button onPress={() => void sync.retryRefused()} size="small">
            {t('try_again')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}
