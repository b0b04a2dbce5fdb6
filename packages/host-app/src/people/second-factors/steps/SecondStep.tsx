import type { CurrentUser, SecondFactorMethod } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useFactorTexts } from '../../../core/texts/people.ts'
import { CodeStep } from './CodeStep.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { RecoveryStep } from './RecoveryStep.tsx'

interface SecondStepProps {
  /** The account's methods, the default one first. */
  methods: readonly SecondFactorMethod[]
  onEntered: (user: CurrentUser) => void
  /** Returns to the password. */
  onBack: () => void
}

const steps = { app: CodeStep, passkey: PasskeyStep, recovery_code: RecoveryStep }

/** The second login step. Offers the account's other methods as alternatives. */
const SecondStep = ({ methods, onEntered, onBack }: SecondStepProps) => {
  const t = useFactorTexts()
  const [method, setMethod] = useState(methods[0] ?? 'recovery_code')
  const Step = steps[method]
  return (
    <Stack>
      <Step onEntered={onEntered} />
      <Stack align="start" gap="small">
        {methods
          .filter(other => other !== method)
          .map(other => (
            <Button key={other} onPress={() => setMethod(other)} variant="quiet">
              {t(`step.use_${other}`)}
            </Button>
          ))}
        <Button onPress={onBack} variant="quiet">
          {t('step.back')}
        </Button>
      </Stack>
    </Stack>
  )
}

export default SecondStep
