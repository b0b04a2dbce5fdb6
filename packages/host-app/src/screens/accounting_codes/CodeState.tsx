import { Status } from '@portal/ui/Status'
import { useCodeTexts } from './texts.ts'

/** Whether budget lines may still name the account; what is usual stands in plain words. */
export const CodeState = ({ active }: { active: boolean }) => {
  const t = useCodeTexts()
  return active ? t('open') : <Status>{t('closed')}</Status>
}
