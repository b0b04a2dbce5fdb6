import { type Decision, decisions, type Enrollment } from '@portal/contract/training/sub-activities/enrollments'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useState } from 'react'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useEnrollmentTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { DropoutDialog } from '../../enrollments/DropoutDialog.tsx'

interface DecisionMenuProps {
  trainingId: string
  row: Enrollment
  onDecide: (decision: Decision) => void
}

/** Actions on one enrolment request, limited by its rights. A dropout opens a dialog. */
export const DecisionMenu = ({ trainingId, row, onDecide }: DecisionMenuProps) => {
  const t = useEnrollmentTexts()
  const nameOf = useNameOf()
  const [isLeaving, setLeaving] = useState(false)
  const steps = decisions.filter(one => row.can[one]).map(one => ({ id: one, label: t(one) }))
  const items = row.can.drop_out ? [...steps, { id: 'drop_out', label: t('drop_out') }] : steps
  if (items.length === 0) return null
  return (
    <>
      <Menu
        icon={<Icon name="more" />}
        items={items}
        label={t('decide_on', { name: nameOf(row.person) })}
        onAction={chosen => {
          const decision = oneOf(decisions, chosen)
          if (decision) onDecide(decision)
          else setLeaving(true)
        }}
        size="small"
        trigger="icon"
      />
      {isLeaving && (
        <DropoutDialog
          onClose={() => setLeaving(false)}
          person={row.person}
          reason={row.leaving?.reason ?? undefined}
          trainingId={trainingId}
        />
      )}
    </>
  )
}
