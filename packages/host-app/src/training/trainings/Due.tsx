import { type DueItem, listOwnDue } from '@portal/contract/training/sub-activities/own-trainings'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useTrainingTexts } from '../../core/texts/training.ts'

interface DueLineProps {
  item: DueItem
  /** Base URL of the trainings in this area, such as `/sup/trainings`. */
  address: string
}

const pages = { pre: '/exam/pre', post: '/exam/post', evaluation: '/evaluation', session: '', training: '' } as const

const isTask = ({ kind }: DueItem): boolean => kind === 'pre' || kind === 'post' || kind === 'evaluation'

/** A pending task, its link, and its deadline or opening date. */
const DueLine = ({ item: { kind, training, title, is_open, from, until }, address }: DueLineProps) => {
  const t = useTrainingTexts()
  const at = is_open ? until : from
  return (
    <Inline gap="small">
      <Link href={`${address}/${training.id}${pages[kind]}`}>
        <Isolate direction="auto">{title ?? t(`due.kinds.${kind}`)}</Isolate>
      </Link>
      <Isolate direction="auto">{training.name}</Isolate>
      <Status tone={is_open ? 'info' : 'neutral'}>{t(is_open ? 'due.open' : 'due.upcoming')}</Status>
      {at && (
        <Text as="span" tone="muted">
          {t(is_open ? 'due.until' : 'due.from')} <DateText format="datetime" value={at} />
        </Text>
      )}
    </Inline>
  )
}

/** The next due item, then pending tests and evaluations. Renders nothing if nothing is due. */
export const Due = ({ address }: { address: string }) => {
  const t = useTrainingTexts()
  const read = useRead(listOwnDue, {})
  return (
    <Loaded placeholder={null} read={read}>
      {({ data }) => {
        const [next] = data
        const tasks = data.filter(isTask)
        return (
          <>
            {next && (
              <Banner title={t('due.next')} tone="info">
                <DueLine address={address} item={next} />
              </Banner>
            )}
            {tasks.length > 0 && (
              <Section title={t('due.title')}>
                <Stack as="ul" gap="small">
                  {tasks.map(item => (
                    <li key={`${item.training.id} ${item.kind}`}>
                      <DueLine address={address} item={item} />
                    </li>
                  ))}
                </Stack>
              </Section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
