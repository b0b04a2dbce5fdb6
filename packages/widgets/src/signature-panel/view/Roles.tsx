import { revisionsInForce, signaturesInForce } from '@portal/contract/requests/new-totals'
import { type SignatureRole, signatureRoles } from '@portal/contract/requests/signatures'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { Timeline, type TimelineEvent } from '@portal/ui/Timeline'
import { useSignatureTexts } from '../../locales/index.ts'
import type { SignedDocument } from '../../ports/signature/index.ts'
import { revisionOf } from '../use-panel.ts'
import { Appearance } from './appearance/Appearance.tsx'
import { useName } from './names.ts'
import { Changes } from './revision/Changes.tsx'

type Signature = SignedDocument['signatures'][number]

/** Names at most this many people and counts the rest. */
const NAMED = 5

/** The five roles in order, with the next signers. Signatures of earlier revisions follow, with the changes since. */
export const Roles = ({ document }: { document: SignedDocument }) => {
  const t = useSignatureTexts()
  const nameOf = useName()
  const present = revisionOf(document, document.revision)
  const valid = signaturesInForce(document.signatures, document.revisions, document.revision)
  const inForce = revisionsInForce(document.revisions, document.revision)
  const byOf = ({ by, for: away }: Pick<Signature, 'by' | 'for'>) =>
    away ? t('by_for', { by: nameOf(by), name: nameOf(away) }) : nameOf(by)
  const given = (one: Signature): TimelineEvent => ({
    id: one.id,
    title: t(`decided.${one.decision}`, { role: t(`roles.${one.role}`) }),
    tone: one.decision === 'sign' ? 'success' : 'danger',
    by: byOf(one),
    at: <DateText format="datetime" value={one.at} />,
    body: one.reason ? (
      <Isolate direction="auto">{one.reason}</Isolate>
    ) : (
      one.appearance && <Appearance appearance={one.appearance} name={byOf(one)} />
    ),
  })
  const voided = (one: Signature): TimelineEvent => {
    // A rejected new total never replaced a revision.
    if (one.revision > document.revision) return given(one)
    const before = revisionOf(document, one.revision)
    const isFormer = inForce.includes(one.revision) && one.decision === 'sign'
    return {
      ...given(one),
      title: t(isFormer ? 'former_role' : 'void_role', { role: t(`roles.${one.role}`), number: one.revision }),
      tone: 'neutral',
      body: before && present && (
        <>
          <Text size="small">{t('changed_since')}</Text>
          <Changes after={present.content} before={before.content} />
        </>
      ),
    }
  }
  const next = document.next_signers.slice(0, NAMED).map(byOf)
  const more = document.next_signers.length - next.length
  const named = [...next, ...(more > 0 ? [t('more_signers', { count: more })] : [])].join(t('comma'))
  /** Who signs in a role, as far as the document tells. */
  const signerOf = (role: SignatureRole) => {
    if (role === 'requested_by') return nameOf(document.requester)
    if (role === 'direct_manager') return nameOf(document.direct_manager)
    if (role === 'budget_holder') return document.tier ? t(`tiers.${document.tier}`) : t('tier_later')
    return t(`officers.${role}`, { location: t(`locations.${document.location}`) })
  }
  const open = (role: SignatureRole): TimelineEvent => {
    const isNext = document.next_role === role && document.state === 'pending'
    const isOwn = isNext && document.to_sign.length > 0
    return {
      id: role,
      title: t(`roles.${role}`),
      tone: isNext ? 'info' : 'neutral',
      by: signerOf(role),
      ...(isNext && {
        body: (
          <>
            <div>{t(isOwn ? 'is_yours' : 'is_next')}</div>
            {named && (
              <Text size="small" tone="muted">
                {t('can_sign', { names: named })}
              </Text>
            )}
          </>
        ),
      }),
    }
  }
  const events = signatureRoles.map(role => {
    const own = valid.find(one => one.role === role)
    return own ? given(own) : open(role)
  })
  const past = document.signatures.filter(one => !valid.includes(one))
  return <Timeline events={[...events, ...past.map(voided)]} label={t('signatures')} />
}
