import type { Complaint } from '@portal/contract/complaints/complaints'
import type { Column } from '@portal/ui/DataTable'
import { Text } from '@portal/ui/Text'
import { useHandlingTexts } from '../../../core/texts/texts.ts'
import { ComplaintStatus } from '../ComplaintStatus.tsx'
import { Sender } from '../Sender.tsx'
import { useDated, When } from '../When.tsx'
import { Excerpt } from './Excerpt.tsx'
import { short } from './list.css.ts'

export const useComplaintColumns = (): readonly Column<Complaint>[] => {
  const t = useHandlingTexts()
  const datedOf = useDated()
  const answerOf = ({ reply, identity_type }: Complaint) => {
    if (identity_type === 'anonymous') return t('answers.never')
    return t(reply === null ? 'answers.no' : 'answers.yes')
  }
  return [
    { id: 'body', header: t('complaint'), primary: true, cell: row => <Excerpt>{row.body}</Excerpt> },
    { id: 'status', header: t('status'), cell: row => <ComplaintStatus status={row.status} /> },
    { id: 'from', header: t('from'), cell: row => <Sender complaint={row} /> },
    {
      id: 'reply',
      header: t('answered'),
      cell: row => (
        <Text as="span" tone={row.reply === null ? 'muted' : 'strong'}>
          <span className={short}>{answerOf(row)}</span>
        </Text>
      ),
    },
    { id: 'filed_at', header: t('filed'), sort: true, cell: row => <When dated={datedOf(row, row.filed_at)} isDay /> },
    {
      id: 'updated_at',
      header: t('changed'),
      sort: true,
      cell: row => <When dated={datedOf(row, row.updated_at)} isDay />,
    },
  ]
}
