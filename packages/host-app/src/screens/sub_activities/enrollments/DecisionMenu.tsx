import { type Decision, decisions, type Enrollment } from '@portal/contract/enrollments'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useEnrollmentTexts } from '../../../parts/enrollments/texts.ts'
import { useNameOf } from '../../../parts/people/texts.ts'

interface DecisionMenuProps {
  row: Enrollment
  onDecide: (decision: Decision) => void
}

/** What can be decided about one request, by its own rights. */
export const DecisionMenu = ({ row, onDecide }: DecisionMenuProps) => {
  const t = useEnrollmentTexts()
  const nameOf = useNameOf()
  const items = decisions.filter(one => row.can[one]).map(one => ({ id: one, label: t(one) }))
  if (items.length === 0) return null
  return (
    <Menu
      icon={<Icon name="more" />}
      items={items}
      label={t('decide_on', { name: nameOf(row.person) })}
      onAction={chosen => {
        const decision = oneOf(decisions, chosen)
        if (decision) onDecide(decision)
      }}
      size="small"
      trigger="icon"
    />
  )
}
