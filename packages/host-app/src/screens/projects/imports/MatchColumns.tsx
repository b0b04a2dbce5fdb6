import { type ImportField, type ImportKind, importFields } from '@portal/contract/import_fields'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Grid } from '@portal/ui/Grid'
import { Inline } from '@portal/ui/Inline'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { cellsText } from './cells-text.ts'
import { useImportTexts } from './texts.ts'
import type { useImport } from './use-import.ts'

interface MatchColumnsProps {
  kind: ImportKind
  work: ReturnType<typeof useImport>
}

const LEFT_OUT = 'none'

/** Says what each column of the file holds, by its title and its first values. */
export const MatchColumns = ({ kind, work }: MatchColumnsProps) => {
  const t = useImportTexts()
  const { columns, matching, missing } = work
  const fields: readonly ImportField[] = [...importFields[kind].required, ...importFields[kind].optional]
  const options = [
    { value: LEFT_OUT, label: t('leave_out') },
    ...fields.map(value => ({ value, label: t(`fields.${value}`) })),
  ]
  const rows = (columns?.columns ?? []).map((column, at) => ({ ...column, at }))
  return (
    <Stack>
      <Stack gap="tiny">
        <Text weight="strong">{t('rows_found', { count: columns?.rows ?? 0 })}</Text>
        <Text>{t('match_help')}</Text>
      </Stack>
      <Grid columns="two">
        {rows.map(({ at, title, samples }) => (
          <Select
            help={cellsText(samples)}
            key={at}
            label={title || t('no_title', { at: at + 1 })}
            onChange={value => work.match(at, fields.find(field => field === value) ?? null)}
            options={options}
            value={matching[at] ?? LEFT_OUT}
          />
        ))}
      </Grid>
      {missing.length > 0 && (
        <Banner tone="warning">
          {t('missing', { fields: missing.map(field => t(`fields.${field}`)).join(' · ') })}
        </Banner>
      )}
      <Inline>
        <Button isBusy={work.isBusy} isDisabled={missing.length > 0} onPress={() => void work.look()} variant="primary">
          {t('look')}
        </Button>
        <Button onPress={() => work.goTo('file')}>{t('other_file')}</Button>
      </Inline>
    </Stack>
  )
}
