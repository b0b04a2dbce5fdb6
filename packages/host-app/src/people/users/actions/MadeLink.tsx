import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import { Banner } from '@portal/ui/Banner'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef } from 'react'
import { useUserTexts } from '../../../core/texts/people.ts'

/** An invitation link, which the server returns only once. */
export type MadeLinkProps = OutputOf<typeof makeInvitationLink>['data']

/** Shows an invitation link to copy. */
export const MadeLink = ({ link, expires_at }: MadeLinkProps) => {
  const t = useUserTexts()
  const box = useRef<HTMLDivElement>(null)
  // The focused button has unmounted. Copying the link is the next step.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <>
      <Banner isLive tone="success">
        {t('link_once')}
      </Banner>
      <div ref={box}>
        <CodeBlock label={t('link')}>{link}</CodeBlock>
      </div>
      <Text>
        {t('link_until')} <DateText format="datetime" value={expires_at} />
      </Text>
    </>
  )
}
