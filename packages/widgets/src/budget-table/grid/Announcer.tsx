import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useBudgetTexts } from '../../locales/index.ts'
import { knownCode } from '../sheet/codes.ts'
import type { Desk } from '../sheet/desk.ts'
import { useBell } from './use-bell.ts'

/** Reads out what happens in the table, for those who do not see it. */
export const Announcer = ({ desk: { sheet } }: { desk: Desk }) => {
  const t = useBudgetTexts()
  useBell(sheet.bells, 'news')
  return (
    <VisuallyHidden>
      <span aria-atomic="false" role="status">
        {sheet.news.last().map(({ what, number, code, count = 0 }) => (
          <span key={number}>
            {t(`news.${what}`, { count })} {code && t(`errors.${knownCode(code)}`, { thousands: '' })}{' '}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  )
}
