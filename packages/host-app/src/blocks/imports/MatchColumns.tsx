import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Grid } from '@portal/ui/Grid'
import { Inline } from '@portal/ui/Inline'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { isolatedList } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { useImportTexts } from './texts.ts'

interface MatchColumnsProps<Field extends string> {
  /** As they were found in the file. */
  columns: readonly { readonly title: string; readonly samples: readonly string[]; readonly is_hidden: boolean }[]
  /** How many rows the file has. */
  rows: number
  /** What a column can contain, in the order of the choices. */
  fields: readonly { readonly value: Field; readonly label: string }[]
  /** What each column contains; null where it is left out. */
  matching: readonly (Field | null)[]
  onMatch: (at: number, field: Field | null) => void
  /** Labels of the fields that have to be there and are not. */
  missing: readonly string[]
  /** What else is asked before the preview. Default nothing. */
  children?: ReactNode
  /** Whether something else is still lacking. Default `false`. */
  isDisabled?: boolean
  isBusy: boolean
  onPreview: () => void
  onOtherFile: () => void
}

const LEFT_OUT = 'none'

/** Says what each column of the file contains, by its title and its first values. */
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
