import { Button } from '../Button/index.ts'
import { CheckboxGroup } from '../CheckboxGroup/index.ts'
import { type Column, namingOf } from '../DataTable/columns.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { columns as picture } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { Popover } from '../Popover/index.ts'
import { reset } from './ColumnChooser.css.ts'

interface ColumnChooserProps {
  /** Those of the DataTable, in their order; the one that names the row cannot be hidden. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'primary'>[]
  /** Ids of those that are not shown. Keep them on the person's device, and give them to the table too. */
  hidden: readonly string[]
  /** Called with all that are not to be shown. */
  onChange: (hidden: readonly string[]) => void
}

/** Which columns of a DataTable are shown; stands among the tools of its DataTableToolbar. */
export const ColumnChooser = ({ columns, hidden, onChange }: ColumnChooserProps) => {
  const t = useUiTexts()
  const named = namingOf(columns)
  const isShown = (id: string) => id === named?.id || !hidden.includes(id)
  return (
    <Popover
      icon={<Glyph path={picture} size="small" />}
      label={t('columns')}
      placement="bottom end"
      size="small"
      trigger="quiet"
    >
      <CheckboxGroup
        label={t('columns')}
        onChange={shown => onChange(columns.map(({ id }) => id).filter(id => !shown.includes(id)))}
        options={columns.map(column => ({ value: column.id, label: column.header, isDisabled: column === named }))}
        value={columns.map(({ id }) => id).filter(isShown)}
      />
      <div className={reset}>
        <Button onPress={() => onChange([])} size="small" variant="quiet">
          {t('show_all_columns')}
        </Button>
      </div>
    </Popover>
  )
}
