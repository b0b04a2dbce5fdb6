import type { OwnSecondFactor } from '@portal/contract/people/access/second-factors'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { canUsePasskeys } from '../../../core/session/passkey-support.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import type { FactorChanges } from '../use-changes.tsx'
import { NewPasskey } from './NewPasskey.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'

export const PasskeySection = ({ factor, changes }: { factor: OwnSecondFactor; changes: FactorChanges }) => {
  const t = useFactorTexts()
  const [isAdding, setAdding] = useState(false)
  const { problem, outcome } = changes.of('passkeys')
  return (
    <Section help={t('passkeys.help')} title={t('passkeys.title')}>
      {factor.passkeys.length === 0 ? (
        <Text>{t('passkeys.none')}</Text>
      ) : (
        <Stack gap="small">
          {factor.passkeys.map(passkey => (
            <PasskeyItem changes={changes} key={passkey.id} mayRemove={factor.can.remove} passkey={passkey} />
          ))}
        </Stack>
      )}
      {canUsePasskeys() ? (
        <Inline>
          <Button onPress={() => setAdding(true)}>{t('passkeys.add')}</Button>
        </Inline>
      ) : (
        <Text tone="muted">{t('passkeys.unsupported')}</Text>
      )}
      {!isAdding && (problem ?? outcome) && (
        <Banner isLive tone={problem ? 'danger' : 'success'}>
          {problem ?? outcome}
        </Banner>
      )}
      {isAdding && <NewPasskey changes={changes} onClose={() => setAdding(false)} />}
    </Section>
  )
}
