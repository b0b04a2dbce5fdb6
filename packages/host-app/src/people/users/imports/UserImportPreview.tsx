import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Progress } from '@portal/ui/Progress'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useMailSuffix } from '../../../blocks/api/use-installation.ts'
import { HiddenRows } from '../../../blocks/imports/HiddenParts.tsx'
import { ReadAs } from '../../../blocks/imports/ReadAs.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useImportTexts } from '../../../core/texts/texts.ts'
import { ImportRows } from './ImportRows.tsx'
import type { UserImportWork } from './use-user-import.ts'

/** Preview of an import, row by row, and its progress. */
export const UserImportPreview = ({ work }: { work: UserImportWork }) => {
  const t = useUserTexts()
  const imports = useImportTexts()
  const kept = useMailSuffix()
  const { preview, results, matching, columns, isBusy, onlyBad } = work
  if (!preview) return null
  const { rows, counts, next_cursor } = preview
  const total = counts.new + counts.same + counts.bad
  const isBegun = results.length > 0
  return (
    <Stack>
      <Text weight="strong">
        {[
          imports('new_rows', { count: counts.new }),
          t('same_rows', { count: counts.same }),
          imports('bad_rows', { count: counts.bad }),
        ].join(' · ')}
      </Text>
      {columns && !isBegun && (
        <HiddenRows
          about={columns.about}
          isIncluded={work.withHidden}
          onChange={isIncluded => void work.includeHidden(isIncluded)}
        />
      )}
      {counts.bad > 0 && <Banner tone="warning">{t('bad_left_out')}</Banner>}
      {counts.new > 0 && kept && (
        <Banner title={t('kept_title')} tone="warning">
          {t('kept_invitations')}
        </Banner>
      )}
      {counts.new === 0 && <Banner tone="info">{t('nobody_new')}</Banner>}
      {counts.bad > 0 && (
        <Switch isOn={onlyBad} label={imports('only_bad')} onChange={isOn => void work.showBad(isOn)} />
      )}
      <ImportRows
        fields={matching.flatMap(field => (field && field !== 'email' ? [field] : []))}
        label={imports('preview')}
        more={next_cursor === null ? undefined : { onPress: () => void work.more(), isBusy }}
        rows={rows}
      />
      {columns && !isBegun && <ReadAs about={columns.about} onRead={reading => void work.readAs(reading)} />}
      {isBegun && (
        <Progress
          label={t('import_title')}
          max={total}
          value={results.length}
          valueText={t('progress', { done: results.length, total })}
        />
      )}
      <Inline>
        <Button isBusy={isBusy} isDisabled={counts.new === 0} onPress={() => void work.apply()} variant="primary">
          {t(`import_people${kept}`, { count: counts.new })}
        </Button>
        <Button isDisabled={isBusy || isBegun} onPress={() => work.goTo('columns')}>
          {imports('back')}
        </Button>
      </Inline>
    </Stack>
  )
}
