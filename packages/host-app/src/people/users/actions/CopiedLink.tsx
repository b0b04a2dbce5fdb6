import type { UserRecord } from '@portal/contract/people/users/users'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { useNameOf } from '../../people/use-name-of.ts'

interface CopiedLinkProps {
  copied: NonNullable<UserRecord['invitation_copied']>
}

/** When and by whom the invitation link was last copied. */
export const CopiedLink = ({ copied: { at, by } }: CopiedLinkProps) => {
  const nameOf = useNameOf()
  return (
    <>
      <DateText format="datetime" value={at} />
      {by && (
        <>
          {' · '}
          <Isolate direction="auto">{nameOf(by)}</Isolate>
        </>
      )}
    </>
  )
}
