import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { makeInvitationLink } from '@portal/contract/people/users/user-actions'
import { Banner } from '@portal/ui/Banner'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef } from 'react'
import { useUserTexts } from '../texts.ts'

/** The link of an invitation, as the server answers it once. */
export type MadeLinkProps = OutputOf<typeof makeInvitationLink>['data']

/** Shows the link of an invitation, ready to be copied. */
export const MadeLink = ({ link, expires_at }: MadeLinkProps) => {
  const t = useUserTexts()
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; what comes next is to copy the link.
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
