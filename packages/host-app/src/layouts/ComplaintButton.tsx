import { fileComplaint } from '@portal/contract/complaints'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '../blocks/use-read.ts'
import { needTexts, useShellTexts } from '../texts/texts.ts'
import { shortLabel } from './bar.css.ts'

const ComplaintModal = lazy(async () => {
  const [{ ComplaintModal }] = await Promise.all([import('@portal/widgets/complaint'), needTexts('complaints')])
  return { default: ComplaintModal }
})

/** Opens the complaint modal from any signed-in page; what was typed outlives its closing. */
export const ComplaintButton = () => {
  const t = useShellTexts()
  const act = useAct()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // What is typed belongs to the port, so it is made once.
  const [port] = useState(() => ({
    file: async (draft: Parameters<typeof act<typeof fileComplaint>>[1], key: string) => {
      await act(fileComplaint, draft, key)
    },
  }))
  return (
    <>
      <Button
        icon={<Icon name="message" />}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
        variant="quiet"
      >
        <span className={shortLabel}>{t('file_complaint')}</span>
      </Button>
      <Suspense fallback={null}>
        {isWanted && <ComplaintModal isOpen={isOpen} onClose={() => setOpen(false)} port={port} />}
      </Suspense>
    </>
  )
}
