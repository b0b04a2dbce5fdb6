import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import type { ElementProps } from '@portal/ui/element'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useRef } from 'react'
import { useSignatureTexts } from '../locales/index.ts'
import type { SignaturePort, SignedDocument } from '../ports/signature/index.ts'
import { revisionOf, usePanel } from './use-panel.ts'
import { panel as panelStyle } from './view/panel.css.ts'
import { Roles } from './view/Roles.tsx'
import { Fingerprint } from './view/revision/Fingerprint.tsx'
import { RevisionContent } from './view/revision/RevisionContent.tsx'
import { SignOrReject } from './view/SignOrReject.tsx'
import { useRefusal } from './view/use-refusal.ts'

export interface SignaturePanelProps extends ElementProps {
  /** Reads and signs the document. Must stay the same object for the life of the page. */
  port: SignaturePort
  /** The document, if the page already read it. Pass it again after each read. Default: the panel reads it. */
  document?: SignedDocument
  /** Whether the panel takes focus when it mounts, because the person opened it. Default `false`. */
  takesFocus?: boolean
}

/**
 * Shows who signed and who is next. Lets the person sign, drawn or typed. A signature only applies to the revision on
 * the screen.
 */
export const SignaturePanel = ({ port, document, takesFocus = false, ...element }: SignaturePanelProps) => {
  const t = useSignatureTexts()
  const panel = usePanel(document, port)
  const { shown, done, failure } = panel
  const refusal = useRefusal(panel)
  const root = useRef<HTMLDivElement>(null)
  const canSign = (shown?.to_sign.length ?? 0) > 0
  useEffect(() => {
    if (!takesFocus) return
    // Focus alone would scroll a panel taller than the viewport to its middle.
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus])
  // The focused form is gone, so focus moves to the panel. While the form is there, its fields show the errors.
  const gone = done || (failure && !canSign) ? `${done} ${failure?.code}` : undefined
  useEffect(() => {
    if (gone) root.current?.focus()
  }, [gone])
  const readNewer = () => {
    panel.readNewer()
    root.current?.focus()
  }
  const revision = shown && revisionOf(shown, shown.revision)
  const title = shown ? t('revision_of', { number: shown.revision, reference: shown.reference }) : ''
  return (
    <div {...element} className={panelStyle} ref={root} tabIndex={-1}>
      <Stack gap="large">
        {done && (
          <Banner isLive tone="success">
            {t(`done.${done}`)}
          </Banner>
        )}
        {!canSign && refusal.text && (
          <Banner isLive tone="danger">
            {refusal.text}
          </Banner>
        )}
        {!shown && failure && (
          <Button isBusy={panel.isBusy} onPress={() => void panel.read()}>
            {t('retry')}
          </Button>
        )}
        {!shown && !failure && <Skeleton lines={5} />}
        {shown && revision && (
          <Section help={canSign && t('lead')} title={title}>
            {canSign ? <RevisionContent revision={revision} /> : <Fingerprint hash={revision.content_hash} />}
          </Section>
        )}
        {shown && canSign && (
          <Section title={t('your_signature')}>
            <SignOrReject panel={{ ...panel, readNewer }} shown={shown} />
          </Section>
        )}
        {shown && (
          <Section title={t('signatures')}>
            <Roles document={shown} />
          </Section>
        )}
      </Stack>
    </div>
  )
}
