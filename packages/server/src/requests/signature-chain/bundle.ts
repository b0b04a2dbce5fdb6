import type { ChainBreak, ChainBundle } from '@portal/contract/requests/signature-chain'
import { fingerprintOf } from '../signatures/canonical.ts'
import { isSealValid, sealOf } from '../signatures/seal.ts'
import { breaksOf, breaksOfReading, sortedBreaks } from '../signatures/verify.ts'

type Content = Omit<ChainBundle, 'key' | 'seal'>

const hashOfBundle = (content: Content): string => fingerprintOf({ ...content })

/** Seals a bundle, so that any change or omission is detectable. */
export const sealedBundle = (secretKey: Buffer, content: Content): ChainBundle => {
  const { key, seal } = sealOf(secretKey, hashOfBundle(content))
  return { ...content, key, seal }
}

const changed: ChainBreak = { code: 'bundle_changed', sequence: null, request_id: null, revision: null }

/** Problems of a bundle, in chain order. Without `keys`, seals of any key count. */
export const breaksOfBundle = async (bundle: ChainBundle, keys?: readonly string[]): Promise<readonly ChainBreak[]> => {
  const { key, seal, ...content } = bundle
  const { evidence, request_id, unreadable = [] } = content
  const isKnown = !keys || keys.includes(key)
  const isSealed = isKnown && isSealValid({ hash: hashOfBundle(content), key, seal })
  const isComplete = request_id === null && unreadable.length === 0
  const breaks = sortedBreaks([...(await breaksOf({ evidence, isComplete, keys })), ...breaksOfReading(unreadable)])
  return isSealed ? breaks : [...breaks, changed]
}
