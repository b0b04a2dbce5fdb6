import type { Currency } from '@portal/contract/core/fields/money'
import type { Change } from '@portal/contract/workspace/history'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { Written } from '../../blocks/text/Written.tsx'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { LineName } from '../../money/budgets/shared/table-parts.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { RemovedMoney } from '../removals/RemovedMoney.tsx'
import { actions, expenseActions, fields, partActions } from './labels.ts'
import { RestoreButton, useMissingText } from './RestoreButton.tsx'
import { ValueChange } from './ValueChange.tsx'

const tones: Readonly<Record<string, TimelineEvent['tone']>> = { delete: 'danger', add: 'success', restore: 'success' }

const knownIn = <Name extends string>(names: readonly Name[], name: string) => names.find(known => known === name)

/** A change as a timeline event: action, object, amount, and reason. */
export const useChangeEvents = (currency: Currency | undefined) => {
  const t = useHistoryTexts()
  const nameOf = useNameOf()
  const missingText = useMissingText()
  // Actions without a text here appear as a generic change.
  const titleOf = ({ of, action }: Change) =>
    of === 'record'
      ? t(`actions.${knownIn(actions, action) ?? 'edit'}`)
      : of === 'expense'
        ? t(`expense_actions.${knownIn(expenseActions, action) ?? 'edit'}`)
        : t(`part_actions.${of}.${knownIn(partActions, action) ?? 'edit'}`)
  const nameOfField = (name: string) => {
    const known = knownIn(fields, name)
    return known ? t(`fields.${known}`) : name
  }
  return (change: Change): TimelineEvent => {
    const { id, at, by, reason, expense, line, amount_minor, removal } = change
    const tone = tones[change.action]
    const missing = removal && missingText(removal.missing)
    const named = change.fields.filter(name => change.values.every(({ field }) => field !== name))
    return {
      id,
      title: titleOf(change),
      at: <DateText format="datetime" value={at} />,
      ...(by && { by: nameOf(by) }),
      ...(tone && { tone }),
      body: (
        <Stack gap="small">
          {expense && (
            <Text>
              <DateText value={expense.date} /> <Isolate direction="auto">{expense.description}</Isolate>
            </Text>
          )}
          {change.name && (
            <Text weight="strong">
              <Isolate direction="auto">{change.name}</Isolate>
            </Text>
          )}
          {change.day && (
            <Text>
              <DateText value={change.day} />
            </Text>
          )}
          {change.month && (
            <Text>
              <DateText format="month" value={`${change.month}-01`} />
            </Text>
          )}
          {amount_minor !== null && currency && (
            <Text>
              <Money amount={amount_minor} currency={currency} /> {line && <LineName item={line} />}
            </Text>
          )}
          {removal && <RemovedMoney money={removal.money} />}
          {missing && <Text>{missing}</Text>}
          {change.values.map(value => (
            <ValueChange currency={currency} key={value.field} name={nameOfField(value.field)} value={value} />
          ))}
          {named.length > 0 && <Text tone="muted">{named.map(nameOfField).join(t('and'))}</Text>}
          {reason && <Written>{reason}</Written>}
          {expense?.can_restore && <RestoreButton id={expense.id} of="expenses" />}
          {removal?.can_restore && <RestoreButton id={removal.id} of={removal.of} />}
        </Stack>
      ),
    }
  }
}
