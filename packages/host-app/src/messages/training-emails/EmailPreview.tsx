import { ProblemError } from '@portal/contract/core/api/call'
import { previewTrainingEmail } from '@portal/contract/messages/training-emails'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useRef, useState } from 'react'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useFieldText } from '../../blocks/feedback/problem-text.ts'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { api } from '../../core/api.ts'
import { useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { type Previewed, PreviewedEmail } from './PreviewedEmail.tsx'

// These errors name their cause. Other codes need the name of the empty field.
const saysEnough = (code: string) => code === 'placeholder_unknown' || code === 'no_recipients'

const codesOf = (failure: unknown) =>
  failure instanceof ProblemError ? (failure.problem.errors ?? []).map(({ code }) => code) : []

/** Converts form data to a draft. */
export const emailIn = (form: FormData) => ({
  title: form.get('title'),
  content: form.get('content'),
  groups: form.getAll('groups'),
  user_ids: form.getAll('user_ids'),
})

/** Preview of the email in the surrounding form, one recipient at a time. */
export const EmailPreview = ({ id }: { id: string }) => {
  const t = useTrainingEmailTexts()
  const fieldText = useFieldText()
  const { attempt, isBusy, failure } = useAttempt()
  const [problem, setProblem] = useState<string>()
  const [shown, show] = useState<Previewed>()
  const place = useRef<HTMLDivElement>(null)
  const refuse = (codes: readonly string[]) => {
    const [said] = codes.filter(saysEnough)
    setProblem(said ? fieldText(said) : t('preview_incomplete'))
    show(undefined)
  }
  const preview = (position: number) =>
    attempt(async () => {
      const form = place.current?.closest('form')
      if (!form) return
      const draft = previewTrainingEmail.input.safeParse({ ...emailIn(new FormData(form)), id, position })
      if (!draft.success) return refuse(draft.error.issues.map(({ message }) => message))
      try {
        const { data } = await api(previewTrainingEmail, draft.data)
        setProblem(undefined)
        show(data)
      } catch (error) {
        const codes = codesOf(error)
        if (codes.length === 0) throw error
        refuse(codes)
      }
    })
  return (
    <div ref={place}>
      <Stack>
        <Inline>
          <Button isBusy={isBusy} onPress={() => void preview(shown?.position ?? 0)}>
            {t('preview')}
          </Button>
        </Inline>
        <FailureBanner failure={failure} />
        {problem !== undefined && (
          <Banner isLive tone="warning">
            {problem}
          </Banner>
        )}
        {shown && <PreviewedEmail email={shown} onGo={position => void preview(position)} />}
      </Stack>
    </div>
  )
}
