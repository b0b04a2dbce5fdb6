import { type Encoding, encodings, type FileAbout } from '@portal/contract/core/tables/file-tables'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { isolatedList } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'
import { oneOf } from '../navigation/use-query.ts'

/** Options for reading the file again. */
export interface FileReading {
  readonly encoding?: Encoding
  /** Index of the sheet, from 0. */
  readonly sheet?: number
}

interface ReadAsProps {
  about: FileAbout
  /** Reads the file again with the person's choice. */
  onRead: (reading: FileReading) => void
}

/** Shows the encoding of a text file or the sheet of a workbook, and offers others. */
export const ReadAs = ({ about: { encoding, sheets, sheet }, onRead }: ReadAsProps) => {
  const t = useImportTexts()
  const hidden = sheets.filter(({ is_hidden }) => is_hidden).map(({ name }) => name)
  if (encoding === null && sheets.length < 2) return null
  return (
    <Grid columns="two">
      {encoding !== null && (
        <Select
          help={t('encoding_help')}
          label={t('encoding')}
          onChange={chosen => {
            const next = oneOf(encodings, chosen)
            if (next && next !== encoding) onRead({ encoding: next })
          }}
          options={encodings.map(value => ({ value, label: t(`encodings.${value}`) }))}
          value={encoding}
        />
      )}
      {sheet !== null && sheets.length > 1 && (
        <Select
          {...(hidden.length > 0 && {
            help: t('hidden_sheets', { count: hidden.length, names: isolatedList(hidden) }),
          })}
          label={t('sheet')}
          onChange={chosen => Number(chosen) !== sheet && onRead({ sheet: Number(chosen) })}
          options={sheets.map(({ name, is_hidden }, at) => ({
            value: String(at),
            label: is_hidden ? t('is_hidden', { name }) : name,
          }))}
          value={String(sheet)}
        />
      )}
    </Grid>
  )
}
