import { readExpense } from '@portal/contract/money/expenses/expenses'
import { Drawer } from '@portal/ui/Drawer'
import { useRead } from '../../blocks/api/use-read.ts'
import { useExpenseTexts } from '../../core/texts/money.ts'
import { FileList } from '../../files/files/shared/FileList.tsx'

export const Receipts = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useExpenseTexts()
  const name = useRead(readExpense, { id }).data?.data.description
  return (
    <Drawer isOpen onClose={onClose} title={name ? t('receipts_of', { name }) : t('receipts')}>
      <FileList of={{ kind: 'expense', id }} />
    </Drawer>
  )
}
