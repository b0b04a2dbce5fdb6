import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { RichTextView } from '@portal/ui/RichTextView'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { activityTexts } from './shared/activity-form.ts'

interface TheirsProps {
  /** The version when the form opened. */
  begun: ActivityRecord
  /** The current version. */
  now: ActivityRecord
}

/** Concurrent changes to an activity since its form opened, with the current values. */
export const Theirs = ({ begun, now }: TheirsProps) => {
  const t = useActivityTexts()
  const facts = [
    { name: 'name', value: <Isolate direction="auto">{now.name}</Isolate> },
    { name: 'code', value: <Isolate direction="ltr">{now.code}</Isolate> },
    { name: 'type', value: now.type ? <Isolate direction="auto">{now.type}</Isolate> : t('none') },
    { name: 'general_type', value: t(`general_types.${now.general_type}`) },
    { name: 'attendance_method', value: t(`attendance_methods.${now.attendance_method}`) },
    { name: 'start_date', value: <DateText value={now.start_date} /> },
    { name: 'end_date', value: <DateText value={now.end_date} /> },
    { name: 'planned_beneficiaries', value: <Isolate>{String(now.planned_beneficiaries)}</Isolate> },
    {
      name: 'planned_value_minor',
      value: <Money amount={now.planned_value_minor} currency={now.project.currency} />,
    },
    ...activityTexts.map(name => ({ name, value: now[name] ? <RichTextView html={now[name]} /> : t('none') })),
  ] as const
  const changed = facts.filter(({ name }) => begun[name] !== now[name])
  if (changed.length === 0) return null
  return (
    <Banner isLive title={t('theirs_title')} tone="warning">
      <p>{t('theirs_text')}</p>
      <DescriptionList columns="one" facts={changed.map(({ name, value }) => ({ label: t(name), value }))} />
    </Banner>
  )
}
