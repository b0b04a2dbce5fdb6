import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { useUserTexts } from '../../../core/texts/people.ts'
import { ImportRows } from './ImportRows.tsx'
import type { ImportResults } from './use-user-import.ts'

/** Number of accounts created, and the skipped rows with reasons. */
export const UserImportResult = ({ results }: { results: ImportResults }) => {
  const t = useUserTexts()
  const added = results.filter(({ state }) => state === 'added')
  const others = results.filter(({ state }) => state !== 'added')
  const isWaiting = added.some(({ invitation }) => invitation === 'kept')
  return (
    <>
      {isWaiting ? (
        <Banner isLive title={t('imported_kept', { count: added.length })} tone="warning">
          {t('kept_help')}
        </Banner>
      ) : (
        <Banner isLive tone="success">
          {t('imported', { count: added.length })}
        </Banner>
      )}
      {added.length > 0 && <Link href="/staff/users?sort=-created_at">{t('show_newest')}</Link>}
      {others.length > 0 && <ImportRows label={t('not_imported')} rows={others} />}
    </>
  )
}
