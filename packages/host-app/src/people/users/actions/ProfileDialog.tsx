import { listProfileChoices } from '@portal/contract/people/privileges/privilege-profiles'
import type { User } from '@portal/contract/people/users/users'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Select } from '@portal/ui/Select'
import { useState } from 'react'
import { useAllRows } from '../../../blocks/api/use-all-rows.ts'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useProfileName } from '../../../core/texts/profile-name.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { profileCallsOf, profileSteps } from './actions.ts'

interface ProfileDialogProps {
  rows: readonly User[]
  onClose: () => void
  /** Called after the run, whatever each result. */
  onDone: () => void
}

/** Gives a profile to several people or removes it. Nobody can give privileges that they lack. */
export const ProfileDialog = ({ rows, onClose, onDone }: ProfileDialogProps) => {
  const t = useUserTexts()
  const nameOf = useNameOf()
  const profileName = useProfileName()
  const [step, setStep] = useState<(typeof profileSteps)[number]>('give')
  const profiles = useAllRows(listProfileChoices, {}).rows.filter(({ can }) => can.give)
  return (
    <RowsDialog
      calls={profileCallsOf(step)}
      nameOf={nameOf}
      onClose={onClose}
      onDone={onDone}
      rows={rows}
      words={{
        action: t(`profile_acts.${step}`),
        lead: t(`profile_helps.${step}`),
        done: t(`profile_done.${step}`),
        chosen: count => t('people', { count }),
      }}
    >
      <RadioGroup
        label={t('profile_step')}
        look="segmented"
        onChange={chosen => setStep(oneOf(profileSteps, chosen) ?? 'give')}
        options={profileSteps.map(value => ({ value, label: t(`profile_steps.${value}`) }))}
        value={step}
      />
      <Select
        isRequired
        label={t('profile')}
        name="profile_id"
        options={profiles.map(one => ({ value: one.id, label: profileName(one) }))}
        placeholder={t('select_profile')}
      />
    </RowsDialog>
  )
}
