import type { Currency } from '@portal/contract/core/fields/money'
import type { RequestKind, RequestRecord, RequestType } from '@portal/contract/requests/request-records'
import { locations } from '@portal/contract/requests/signatures'
import { ComboBox } from '@portal/ui/ComboBox'
import { DatePicker } from '@portal/ui/DatePicker'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import type { useProjectChoices } from '../../../programmes/projects/shared/use-project-choices.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { ManagerField } from './ManagerField.tsx'

interface RequestFieldsProps {
  kind: RequestKind
  type: RequestType
  given: RequestRecord | undefined
  projects: ReturnType<typeof useProjectChoices>['box']
  onProject: (id: string) => void
  currency: Currency
  onCurrency: (currency: Currency) => void
}

export const RequestFields = (props: RequestFieldsProps) => {
  const { kind, type, given, projects, onProject, currency, onCurrency } = props
  const t = useRequestTexts()
  const today = useToday()
  // A position is a single line of text.
  const Description = kind === 'employment_requests' ? TextField : TextArea
  return (
    <Stack width="form">
      {type === 'project' ? (
        <ComboBox
          {...projects}
          isRequired
          label={t('project')}
          name="project_id"
          onChange={id => {
            projects.onChange(id)
            onProject(id ?? '')
          }}
          {...(given?.project && { defaultValue: given.project.id })}
        />
      ) : (
        <CurrencyField currency={currency} onCurrency={onCurrency} />
      )}
      <Description
        defaultValue={given?.description ?? ''}
        isRequired
        label={t(`kinds.${kind}.description`)}
        name="description"
      />
      <Select
        isRequired
        label={t('location')}
        name="location"
        options={locations.map(value => ({ value, label: t(`locations.${value}`) }))}
        {...(given && { defaultValue: given.location })}
      />
      <DatePicker
        defaultValue={given?.required_date ?? ''}
        isRequired
        label={t(`kinds.${kind}.required_date`)}
        min={today}
        name="required_date"
      />
      <ManagerField kind={kind} present={given?.direct_manager} />
      <TextArea defaultValue={given?.notes ?? ''} help={t('notes_help')} isOptional label={t('notes')} name="notes" />
    </Stack>
  )
}
