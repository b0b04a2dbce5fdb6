import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Grid } from '@portal/ui/Grid'
import { Inline } from '@portal/ui/Inline'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { isolatedList } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { useImportTexts } from '../../core/texts/texts.ts'

interface MatchColumnsProps<Field extends string> {
  columns: readonly { readonly title: string; readonly samples: readonly string[]; readonly is_hidden: boolean }[]
  /** Number of rows in the file. */
  rows: number
  /** Fields that a column can map to, in display order. */
  fields: readonly { readonly value: Field; readonly label: string }[]
  /** The field of each column. Null skips it. */
  matching: readonly (Field | null)[]
  onMatch: (at: number, field: Field | null) => void
  /** Labels of required fields without a column. */
  missing: readonly string[]
  /** More questions before the preview. Default nothing. */
  children?: ReactNode
  /** Whether another required answer is missing. Default `false`. */
  isDisabled?: boolean
  isBusy: boolean
  onPreview: () => void
  onOtherFile: () => void
}

const LEFT_OUT = 'none'

/** Maps each column of the file to a field. Shows its title and first values. */
export const MatchColumns = <Field extends string>(props: MatchColumnsProps<Field>) => {
  const { columns, rows, fields, matching, onMatch, missing, children, isDisabled = false, isBusy } = props
  const t = useImportTexts()
  const options = [{ value: LEFT_OUT, label: t('leave_out') }, ...fields]
  const given = columns.map((column, at) => ({ ...column, at }))
  const nameOf = (name: string, isHidden: boolean) => (isHidden ? t('is_hidden', { name }) : name)
  return (
    <Stack>
      <Stack gap="tiny">
        <Text weight="strong">{t('rows_found', { count: rows })}</Text>
        <Text>{t('match_help')}</Text>
      </Stack>
      <Grid columns="two">
        {given.map(({ at, title, samples, is_hidden }) => (
          <Select
            help={isolatedList(samples)}
            key={at}
            label={nameOf(title || t('no_title', { at: at + 1 }), is_hidden)}
            onChange={chosen => onMatch(at, fields.find(({ value }) => value === chosen)?.value ?? null)}
            options={options}
            value={matching[at] ?? LEFT_OUT}
          />
        ))}
      </Grid>
      {missing.length > 0 && <Banner tone="warning">{t('missing', { fields: missing.join(' · ') })}</Banner>}
      {children}
      <Inline>
        <Button
          isBusy={isBusy}
          isDisabled={isDisabled || missing.length > 0}
          onPress={props.onPreview}
          variant="primary"
        >
          {t('look')}
        </Button>
        <Button onPress={props.onOtherFile}>{t('other_file')}</Button>
      </Inline>
    </Stack>
  )
}
