import { type OwnSecondFactor, removeApp, startApp } from '@portal/contract/people/access/second-factors'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { api } from '../../../core/api.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import type { FactorChanges } from '../use-changes.tsx'
import { type AppSecret, AppSetUp } from './AppSetUp.tsx'

/** Sets up, replaces, or removes the authenticator app. */
export const AppSection = ({ factor, changes }: { factor: OwnSecondFactor; changes: FactorChanges }) => {
  const t = useFactorTexts()
  const [app, setApp] = useState<AppSecret>()
  const { isBusy, problem, outcome, change } = changes.of('app')
  const begin = () => change(async () => setApp((await changes.confirmed(() => api(startApp, {})))?.data))
  const remove = async () => {
    const question = { title: t('app.remove_title'), text: t('app.remove_text'), action: t('app.remove') }
    if (!(await confirm(question))) return
    await change(async () => {
      if (await changes.confirmed(() => api(removeApp, {}))) await changes.done('app.removed')
    })
  }
  return (
    <Section help={t('app.help')} title={t('app.title')}>
      <Text>
        {factor.app_since === null ? (
          t('app.none')
        ) : (
          <>
            {t('app.since')} <DateText format="datetime" value={factor.app_since} />
          </>
        )}
      </Text>
      <Inline>
        <Button isBusy={isBusy} onPress={begin}>
          {t(factor.app_since === null ? 'app.set_up' : 'app.replace')}
        </Button>
        {factor.app_since !== null && factor.can.remove && (
          <Button onPress={remove} variant="quiet">
            {t('app.remove')}
          </Button>
        )}
      </Inline>
      {(problem ?? outcome) && (
        <Banner isLive tone={problem ? 'danger' : 'success'}>
          {problem ?? outcome}
        </Banner>
      )}
      {app && (
        <AppSetUp
          app={app}
          onClose={() => setApp(undefined)}
          onDone={async codes => {
            setApp(undefined)
            await changes.done('app.added', codes)
          }}
        />
      )}
    </Section>
  )
}
