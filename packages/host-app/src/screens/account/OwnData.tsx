import { readOwnData } from '@portal/contract/own_account'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useProblemText } from '../../blocks/problem-text.ts'
import { saveFile } from '../../blocks/save-file.ts'
import { DeletionRequest } from './DeletionRequest.tsx'
import { useAccountTexts } from './texts.ts'

const fileOf = (data: { readonly made_at: string }) =>
  [
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `portal-data-${data.made_at.slice(0, 10)}.json`,
  ] as const

/** What the portal stores about the person, as a file; and the request to delete the account. */
export const OwnData = () => {
  const t = useAccountTexts()
  const problemText = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const download = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await api(readOwnData, {})
      saveFile(...fileOf(data))
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Section help={t('data.help')} title={t('data.title')}>
        <Inline>
          <Button isBusy={isBusy} onPress={download}>
            {t('data.download')}
          </Button>
        </Inline>
        {problem && (
          <Banner isLive tone="danger">
            {problem}
          </Banner>
        )}
      </Section>
      <DeletionRequest />
    </>
  )
}
