import { readOwnData } from '@portal/contract/people/own-account/own-account'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { useDayOf } from '../../blocks/api/use-installation.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { saveFile } from '../../blocks/files/save-file.ts'
import { api } from '../../core/api.ts'
import { useAccountTexts } from '../../core/texts/people.ts'
import { DeletionRequest } from './DeletionRequest.tsx'

const fileOf = (data: object, day: string) =>
  [new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `portal-data-${day}.json`] as const

/** Downloads the person's data, and requests the deletion of the account. */
export const OwnData = () => {
  const t = useAccountTexts()
  const dayOf = useDayOf()
  const { attempt, isBusy, failure } = useAttempt()
  const download = async () => {
    const { data } = await api(readOwnData, {})
    saveFile(...fileOf(data, dayOf(data.made_at)))
  }
  return (
    <>
      <Section help={t('data.help')} title={t('data.title')}>
        <Inline>
          <Button isBusy={isBusy} onPress={() => void attempt(download)}>
            {t('data.download')}
          </Button>
        </Inline>
        <FailureBanner failure={failure} />
      </Section>
      <DeletionRequest />
    </>
  )
}
