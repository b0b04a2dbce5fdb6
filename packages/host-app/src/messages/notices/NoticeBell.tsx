import { addressOf } from '@portal/contract/core/api/call'
import { countUnread } from '@portal/contract/messages/notices'
import { readWaiting } from '@portal/contract/workspace/waiting'
import { Icon } from '@portal/ui/Icon'
import { Popover } from '@portal/ui/Popover'
import { Skeleton } from '@portal/ui/Skeleton'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation, useSearch } from 'wouter'
import { refreshLists } from '../../blocks/api/touched.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { useUser } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { followNotices } from './follow.ts'
import { bell, count } from './NoticeBell.css.ts'

const NoticeList = lazy(async () => ({
  default: (await withTexts(() => import('./NoticeList.tsx'))()).NoticeList,
}))

const MOST_SHOWN = 99

/** Button in the top bar with the unread count. Opens the list of notices. */
export const NoticeBell = () => {
  const t = useShellTexts()
  const userId = useUser()?.id
  const { data, mutate } = useRead(countUnread, {})
  const { mutate: mutateOther } = useSWRConfig()
  const [path] = useLocation()
  const query = useSearch()
  // The list closes on navigation, because its state belongs to one URL.
  const address = `${path}?${query}`
  const [openOn, setOpenOn] = useState<string>()
  const [arrived, setArrived] = useState(0)
  const unread = data?.data.unread ?? 0

  useEffect(() => {
    if (!userId) return
    return followNotices(userId, event => {
      if (event === 'notice') setArrived(before => before + 1)
      else void mutate({ data: event }, { revalidate: false })
      // The page with the mention may be open already, so its data is revalidated.
      void refreshLists(['/notices', '/comments'])
      void mutateOther(addressOf(readWaiting, {}))
    })
  }, [userId, mutate, mutateOther])

  return (
    <>
      <Popover
        icon={
          <span className={bell}>
            <Icon name="bell" />
            {unread > 0 && <span className={count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
          </span>
        }
        isOpen={openOn === address}
        label={unread > 0 ? t('notices.label', { count: unread }) : t('notices.none')}
        onOpenChange={open => {
          setOpenOn(open ? address : undefined)
          if (open) setArrived(0)
        }}
        placement="bottom end"
        trigger="icon"
      >
        <Suspense fallback={<Skeleton lines={4} shape="row" />}>
          <NoticeList last={data?.data.last ?? 0} unread={unread} />
        </Suspense>
      </Popover>
      <VisuallyHidden>
        <span role="status">{arrived > 0 && t('notices.arrived', { count: arrived })}</span>
      </VisuallyHidden>
    </>
  )
}
