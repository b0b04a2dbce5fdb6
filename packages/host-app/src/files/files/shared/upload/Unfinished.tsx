import { dropUpload, finishUpload, listUploads, type Upload } from '@portal/contract/files/uploads'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { FileSize } from '@portal/ui/FileSize'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct, useRead } from '../../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../../blocks/feedback/problem-text.ts'
import { useFileTexts } from '../../../../core/texts/texts.ts'

interface UnfinishedProps {
  /** IDs of uploads that this page handles. */
  besides: ReadonlySet<string>
}

/** Interrupted uploads, for example after closing the browser. Choosing the same file resumes them. */
export const Unfinished = ({ besides }: UnfinishedProps) => {
  const t = useFileTexts()
  const problemText = useProblemText()
  const act = useAct()
  const left = (useRead(listUploads, {}).data?.data ?? []).filter(({ id }) => !besides.has(id))
  const attempt = (run: Promise<unknown>) =>
    void run.catch((error: unknown) => toast({ tone: 'danger', text: problemText(error) }))
  const row = (upload: Upload) => (
    <Inline gap="small" key={upload.id} spread="between">
      <span>
        <Isolate direction="auto">{upload.name}</Isolate>{' '}
        <Text tone="muted">
          <FileSize bytes={upload.received} /> / <FileSize bytes={upload.size} />
        </Text>
      </span>
      <Inline gap="small">
        {upload.received === upload.size && (
          <Button onPress={() => attempt(act(finishUpload, { id: upload.id }))} size="small">
            {t('finish')}
          </Button>
        )}
        <Button onPress={() => attempt(act(dropUpload, { id: upload.id }))} size="small" variant="quiet">
          {t('give_up')}
        </Button>
      </Inline>
    </Inline>
  )
  if (left.length === 0) return null
  return (
    <Banner title={t('unfinished')}>
      <Stack gap="small">
        <Text>{t('unfinished_text')}</Text>
        {left.map(row)}
      </Stack>
    </Banner>
  )
}
