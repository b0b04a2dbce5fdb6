import {
  addIndicator,
  editIndicator,
  type Indicator,
  readIndicator,
  recordIndicatorValue,
} from '@portal/contract/programmes/indicators'
import { ComboBox } from '@portal/ui/ComboBox'
import { DatePicker } from '@portal/ui/DatePicker'
import { DateText } from '@portal/ui/DateText'
import { Drawer } from '@portal/ui/Drawer'
import { NumberField } from '@portal/ui/NumberField'
import { formatNumber } from '@portal/ui/number'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { Timeline } from '@portal/ui/Timeline'
import { toast } from '@portal/ui/Toast'
import { useToday } from '../../blocks/api/use-installation.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../blocks/form/use-form.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useIndicatorTexts } from '../../core/texts/programmes.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { useActivityChoices } from '../activities/shared/use-activity-choices.ts'

/** The owner of indicators: a project, or one of its activities. */
export interface IndicatorOwner {
  readonly project_id: string
  readonly activity_id?: string
}

interface FieldsProps {
  of: IndicatorOwner
  row?: Indicator
}

const Fields = ({ of, row }: FieldsProps) => {
  const t = useIndicatorTexts()
  const activities = useActivityChoices(of.project_id, row?.activity)
  const figure = (name: 'baseline' | 'target') => (
    <NumberField decimals={2} defaultValue={row?.[name] ?? null} isRequired label={t(name)} name={name} />
  )
  return (
    <>
      <TextField defaultValue={row?.name ?? ''} isRequired label={t('name')} name="name" />
      <TextField defaultValue={row?.unit ?? ''} help={t('unit_help')} isRequired label={t('unit')} name="unit" />
      {!of.activity_id && activities.isOffered && (
        <ComboBox
          {...activities.box}
          help={t('activity_help')}
          isOptional
          label={t('activity')}
          name="activity_id"
          {...(row?.activity && { defaultValue: row.activity.id })}
        />
      )}
      {figure('baseline')}
      {figure('target')}
    </>
  )
}

const draftIn = (form: FormData) => numbersIn(form, ['baseline', 'target'])

export const NewIndicator = ({ of, onClose }: { of: IndicatorOwner; onClose: () => void }) => {
  const t = useIndicatorTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addIndicator}
        onDone={onClose}
        read={form => ({ ...draftIn(form), ...of })}
        submit={t('add')}
      >
        <Fields of={of} />
      </RecordForm>
    </Drawer>
  )
}

interface OpenedProps {
  id: string
  of: IndicatorOwner
  onClose: () => void
}

export const EditIndicator = ({ id, of, onClose }: OpenedProps) => {
  const t = useIndicatorTexts()
  const read = useRead(readIndicator, { id })
  const form = (row: Indicator) => (
    <RecordForm
      endpoint={editIndicator}
      onCancel={onClose}
      onDone={onClose}
      read={given => ({ ...draftIn(given), ...(of.activity_id && { activity_id: of.activity_id }) })}
      record={row}
    >
      <Fields of={of} row={row} />
    </RecordForm>
  )
  return <RecordScreen onClose={onClose} read={read} show={row => ({ children: form(row) })} title={t('edit_title')} />
}

/** The values of an indicator by date. Permitted people can record another. */
export const IndicatorValues = ({ id, onClose }: Omit<OpenedProps, 'of'>) => {
  const t = useIndicatorTexts()
  const today = useToday()
  const read = useRead(readIndicator, { id })
  const form = (row: Indicator) => (
    <RecordForm
      endpoint={recordIndicatorValue}
      onDone={() => {
        toast({ tone: 'success', text: t('recorded') })
        onClose()
      }}
      part="value"
      read={given => numbersIn(given, ['value'])}
      record={row}
      submit={t('record')}
    >
      <DatePicker defaultValue={today} help={t('same_day')} isRequired label={t('date')} max={today} name="date" />
      <NumberField decimals={2} isRequired label={t('value')} name="value" unit={row.unit} />
      <TextField isOptional label={t('note')} name="note" />
    </RecordForm>
  )
  const values = ({ values: stored }: Indicator) =>
    stored.length > 0 && (
      <Section level={3} title={t('values')}>
        <Timeline
          events={stored.toReversed().map(({ date, value, note }) => ({
            id: date,
            title: <bdi>{formatNumber(value * 100, 2, true)}</bdi>,
            at: <DateText value={date} />,
            body: note,
          }))}
          label={t('values')}
        />
      </Section>
    )
  return (
    <RecordScreen
      onClose={onClose}
      read={read}
      show={row => ({
        title: row.name,
        children: (
          <>
            {row.can.record && form(row)}
            {values(row)}
            <FoldedHistory id={row.id} key={row.id} kind="indicator" />
          </>
        ),
      })}
      title={t('values')}
    />
  )
}
