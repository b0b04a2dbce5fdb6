import { ProblemError } from '@portal/contract/core/api/call'
import { markRead, type Notice } from '@portal/contract/messages/notices'
import { DateText } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Link } from '@portal/ui/Link'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { refreshLists } from '../../blocks/api/touched.ts'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useNoticeTexts } from '../../core/texts/messages.ts'
import { dot, row, words } from './NoticeBell.css.ts'
import { useNoticeSentence } from './use-notice-sentence.ts'

interface NoticeItemProps {
  notice: Notice
  /** Target of the link. Undefined renders plain text. */
  href: string | undefined
}

/** One notice: sentence, time, and unread state. Following it marks it as read. */
export const NoticeItem = ({ notice, href }: NoticeItemProps) => {
  const t = useNoticeTexts()
  const sentence = useNoticeSentence()(notice)
  const act = useAct()
  const problemText = useProblemText()
  const isUnread = notice.read_at === null
  const read = async () => {
    try {
      await act(markRead, { id: notice.id, is_read: true })
    } catch (error) {
      // Somebody took the step that the notice asked for, so it disappeared for everyone.
      if (isGone(error)) await refreshLists(['/notices'])
      else toast({ tone: 'danger', text: problemText(error) })
    }
  }
  return (
    <li className={row} {...(isUnread && { onClickCapture: ({ target }) => isLink(target) && void read() })}>
      <span className={dot} data-unread={isUnread ? '' : undefined} />
      <div className={words}>
        {isUnread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
        <Text>{href ? <Link href={href}>{sentence}</Link> : sentence}</Text>
        <Text size="small" tone="muted">
          <DateText format="datetime" value={notice.at} />
        </Text>
      </div>
      {isUnread && (
        <IconButton icon={<Icon name="check" />} label={t('mark_read')} onPress={() => void read()} size="small" />
      )}
    </li>
  )
}

const isGone = (error: unknown) => error instanceof ProblemError && error.problem.code === 'not_found'

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null
