import { useEffect, useEffectEvent, useState } from 'react'
import type { SignatureDecision, SignaturePort, SignedDocument } from '../ports/signature/index.ts'
import { type Failure, failureOf, keyPerContent } from '../sending.ts'

export const revisionOf = ({ revisions }: SignedDocument, number: number) =>
  revisions.find(one => one.number === number)

/** The document with the highest version, whatever order the responses arrived in. */
export const newestOf = (...documents: readonly (SignedDocument | undefined)[]): SignedDocument | undefined =>
  documents.reduce((found, one) => (!found || (one && one.version >= found.version) ? one : found), undefined)

/** Codes which mean that the document on the screen is outdated. */
const outdated = [
  'changed_meanwhile',
  'transition_refused',
  'signature_out_of_order',
  'signature_repeated',
  'signature_not_yours',
]

/**
 * State of the panel. A person who can sign keeps seeing the revision they read. A newer one appears only on request,
 * and nothing can be signed until then.
 */
export const usePanel = (given: SignedDocument | undefined, port: SignaturePort) => {
  const [answered, setAnswered] = useState<SignedDocument>()
  const [pinned, setPinned] = useState<SignedDocument>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [done, setDone] = useState<SignatureDecision['decision']>()
  const [needsPassword, setNeedsPassword] = useState(false)
  const [keyOf] = useState(keyPerContent)

  const latest = newestOf(given, answered)
  const isStale = (pinned?.to_sign.length ?? 0) > 0 && (latest?.revision ?? 0) > (pinned?.revision ?? 0)
  const shown = isStale ? pinned : latest
  if (shown !== pinned) setPinned(shown)

  const attempt = async (run: () => Promise<SignedDocument>) => {
    if (isBusy) return false
    setBusy(true)
    setFailure(undefined)
    setDone(undefined)
    try {
      setAnswered(await run())
      return true
    } catch (thrown) {
      const refused = failureOf(thrown)
      if (refused.code === 'password_needed') setNeedsPassword(true)
      // If reading fails too, the refusal alone is enough.
      if (outdated.includes(refused.code)) await port.read().then(setAnswered, () => undefined)
      setFailure(refused)
      return false
    } finally {
      setBusy(false)
    }
  }
  const read = () => attempt(port.read)
  const readFirst = useEffectEvent(() => {
    if (!given) void read()
  })
  useEffect(() => readFirst(), [])

  return {
    shown,
    /** The revision that replaced the one on the screen. */
    newer: isStale ? latest : undefined,
    isBusy,
    failure: isStale ? undefined : failure,
    done,
    needsPassword,
    read,
    decide: async (decision: SignatureDecision) => {
      if (isStale) return
      if (!(await attempt(() => port.decide(decision, keyOf(decision))))) return
      setDone(decision.decision)
      setNeedsPassword(false)
    },
    readNewer: () => {
      setFailure(undefined)
      setPinned(latest)
    },
  }
}

export type Panel = ReturnType<typeof usePanel>
