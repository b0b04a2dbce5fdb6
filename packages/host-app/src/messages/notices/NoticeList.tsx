import { addressOfNotice } from '@portal/contract/messages/notice-addresses'
import { listNotices, markAllRead } from '@portal/contract/messages/notices'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Skeleton } from '@portal/ui/Skeleton'
import { toast } from '@portal/ui/Toast'
import { useAct, usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { useUser } from '../../core/session/session.ts'
import { useNoticeTexts } from '../../core/texts/messages.ts'
import { foot, list, rows } from './NoticeBell.css.ts'
import { NoticeItem } from './NoticeItem.tsx'

interface NoticeListProps {
  /** Unread count. */
  unread: number
  /** Latest known notice. Marking all as read leaves later ones unread. */
  last: number
}

/** The user's own notices, newest first. */
export const NoticeList = ({ unread, last }: NoticeListProps) => {
  const t = useNoticeTexts()
  const user = useUser()
  const act = useAct()
  const problemText = useProblemText()
  const pages = usePages(listNotices, { sort: '-at' })
  const markAll = () =>
    act(markAllRead, { up_to: last }).catch(failed => toast({ tone: 'danger', text: problemText(failed) }))
  return (
    <div className={list}>
      <Inline spread="between">
        <Heading level={2} size="large">
          {t('title')}
        </Heading>
        {unread > 0 && (
          <Button onPress={() => void markAll()} size="small" variant="quiet">
            {t('mark_all')}
          </Button>
        )}
      </Inline>
      <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={pages.read}>
        {notices =>
          notices.length > 0 ? (
            <ul className={rows}>
              {notices.map(notice => (
                <NoticeItem
                  href={notice.opens ? addressOfNotice(notice, user) : undefined}
                  key={notice.id}
                  notice={notice}
                />
              ))}
            </ul>
          ) : (
            <EmptyState picture="done" title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          )
        }
      </Loaded>
      <MoreRows label={t('more')} pages={pages} />
      <p className={foot}>
        <Link href={`${addressOfNotice({ target: { kind: 'account', id: null } }, user)}?tab=notices`}>
          {t('settings')}
        </Link>
      </p>
    </div>
  )
}
