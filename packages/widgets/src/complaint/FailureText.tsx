import { attachmentErrors } from '@portal/contract/files/attachments'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useComplaintTexts } from '../locales/index.ts'
import { plain } from '../plain.css.ts'
import type { Failure } from '../sending.ts'

/** Codes that have a text. All others show as `internal`. */
const codes = [
  'field_empty',
  'too_long',
  'bad_characters',
  'unknown_value',
  'unavailable',
  'busy',
  'disk_full',
  'too_many_requests',
  'not_signed_in',
  'account_inactive',
  'privilege_missing',
  'foreign_origin',
  'ticket_invalid',
  'already_used',
  'body_too_large',
  ...attachmentErrors,
  'invalid',
  'internal',
] as const

/** Maps any code of the server to one that has a text. */
export const complaintFailureCode = (code: string): (typeof codes)[number] =>
  codes.find(known => known === code) ?? 'internal'

interface FailureTextProps {
  failure: Failure
  /** Signs in again and sends. Omitted if the widget can't sign in. */
  onLogIn?: (() => void) | undefined
}

const ended = ['not_signed_in', 'ticket_invalid']

/** Says what failed, what was kept, and what to do next. */
export const FailureText = ({ failure: { code, retryAfter }, onLogIn }: FailureTextProps) => {
  const t = useComplaintTexts()
  return (
    <>
      <p className={plain}>
        {t(`errors.${complaintFailureCode(code)}`)} {retryAfter && t('minutes', { count: Math.ceil(retryAfter / 60) })}{' '}
        {t('kept')}
      </p>
      {onLogIn && ended.includes(code) && (
        <Inline>
          <Button onPress={onLogIn} size="small">
            {t('log_in_again')}
          </Button>
        </Inline>
      )}
    </>
  )
}
