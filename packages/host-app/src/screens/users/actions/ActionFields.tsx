import type { User } from '@portal/contract/users'
import { Progress } from '@portal/ui/Progress'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useNameOf } from '../../../parts/people/texts.ts'
import { useUserTexts } from '../texts.ts'
import type { ActionName } from './actions.ts'

interface ActionFieldsProps {
  name: ActionName
  users: readonly User[]
  /** For how many it was done so far; undefined before it begins. */
  done: number | undefined
}

/** Whom an action is done to, what it brings with it, what it asks for, and how far it has come. */
export const ActionFields = ({ name, users, done }: ActionFieldsProps) => {
  const t = useUserTexts()
  const nameOf = useNameOf()
  const [first] = users
  const total = users.length
  return (
    <>
      <Text weight="strong">{total === 1 && first ? nameOf(first) : t('people', { count: total })}</Text>
      <Text>{t(`helps.${name}`)}</Text>
      {name === 'send_emails' && (
        <>
          <TextField isRequired label={t('subject')} name="title" />
          <TextArea isRequired label={t('message')} name="content" rows={8} />
        </>
      )}
      {total > 1 && done !== undefined && (
        <Progress label={t(`acts.${name}`)} max={total} value={done} valueText={t('progress', { done, total })} />
      )}
    </>
  )
}
