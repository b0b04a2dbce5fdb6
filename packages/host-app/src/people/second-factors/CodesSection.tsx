import { type OwnSecondFactor, renewRecoveryCodes } from '@portal/contract/people/access/second-factors'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { api } from '../../core/api.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import type { FactorChanges } from './use-changes.tsx'

/** The number of unused recovery codes, and a button for new ones. */
export const CodesSection = ({ factor, changes }: { factor: OwnSecondFactor; changes: FactorChanges }) => {
  const t = useFactorTexts()
  const { isBusy, problem, change } = changes.of('codes')
  const hasFactor = factor.app_since !== null || factor.passkeys.length > 0
  const renew = async () => {
    const question = { title: t('codes.renew_title'), text: t('codes.renew_text'), action: t('codes.renew') }
    if (!(await confirm({ ...question, tone: 'primary' }))) return
    await change(async () => {
      const answer = await changes.confirmed(() => api(renewRecoveryCodes, {}))
      if (answer) await changes.done(undefined, answer.data.recovery_codes)
    })
  }
  return (
    <Section help={t('codes.help')} title={t('codes.title')}>
      <Text>{hasFactor ? t('codes.left', { left: factor.recovery_codes_left }) : t('codes.none')}</Text>
      {hasFactor && (
        <Inline>
          <Button isBusy={isBusy} onPress={renew}>
            {t('codes.renew')}
          </Button>
        </Inline>
      )}
      {problem && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
    </Section>
  )
}
