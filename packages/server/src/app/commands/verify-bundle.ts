import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChainBreak, type ChainBundle, chainBundle } from '@portal/contract/requests/signature-chain'
import { breaksOfBundle } from '../../requests/signature-chain/bundle.ts'
import { canonicalJson } from '../../requests/signatures/canonical.ts'

const USAGE = `usage: npm run verify -- bundle.json [--key <public key>]
Checks signatures that the portal exported, without the portal. Only seals of the given keys count; --key may be given more
than once. The portal shows its keys, with the whole command, where the bundle comes from. Ends with 0 if nothing is broken,
1 if something is, 2 if the file cannot be read, and 3 without a key: anybody could have sealed the file.`

const UNCHECKED = `NOT CHECKED: nothing in the file is broken, but its seal was not checked. Anybody could have made this file.
Give the portal's public key with --key.`

const meanings: Readonly<Record<ChainBreak['code'], string>> = {
  signature_missing: 'a signature is missing',
  signature_changed: 'the signature is not what was written',
  signature_unlinked: 'the signature does not follow the one before it',
  revision_missing: 'what was signed is missing',
  revision_changed: 'what stands with the revision is not what was written',
  content_changed: 'the content does not have the fingerprint that was signed',
  content_differs: 'another content was signed than the revision has',
  seal_missing: 'the seal is missing',
  seal_wrong: 'the seal does not fit',
  seal_unknown_key: 'the seal is of another key',
  seal_without_subject: 'there is a seal over something that is not there any more',
  head_wrong: 'the end of the chain is not where it was',
  request_differs: 'the request is not what was signed',
  unreadable: 'what is stored there cannot be read',
  bundle_changed: 'the file is not what was exported',
}

/** A mistake that prevents the check. */
class Mistake extends Error {}

const placeOf = ({ sequence, last, request_id, revision }: ChainBreak): string => {
  const links = last === undefined ? `signature ${sequence}` : `signatures ${sequence} to ${last}`
  const at = sequence === null ? '' : `${links}: `
  return request_id === null ? at : `${at}request ${request_id}, revision ${revision}: `
}

/** Parses JSON. Returns undefined if it is invalid or contains lone surrogates, which the portal never writes. */
const parsed = (text: string): unknown => {
  try {
    const value = JSON.parse(text)
    canonicalJson(value)
    return value
  } catch {
    return undefined
  }
}

const read = (path: string): ChainBundle => {
  let text: string
  try {
    // npm runs scripts in the manifest's folder. INIT_CWD is the folder in which the person started it.
    text = readFileSync(resolve(process.env.INIT_CWD ?? '', path), 'utf8')
  } catch {
    throw new Mistake(`${path} cannot be read.`)
  }
  const found = chainBundle.safeParse(parsed(text))
  if (found.success) return found.data
  const [issue] = found.error.issues
  throw new Mistake(`${path} is no bundle of signatures: ${issue?.path.join('.') || 'it is no JSON'} cannot be used.`)
}

const summaryOf = ({ evidence: { links, revisions, seals }, exported_at, key }: ChainBundle): string => {
  const given = links.filter(({ role }) => role !== null).length
  return [
    `${given} signatures over ${revisions.length} revisions, exported ${exported_at}`,
    ...new Set([key, ...seals.map(seal => seal.key)].map(one => `sealed with ${one}`)),
  ].join('\n')
}

/** Checks the file, prints the result, and returns the exit code. */
const check = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new Mistake(USAGE)
  const bundle = read(path)
  const breaks = await breaksOfBundle(bundle, values.key)
  const [first] = breaks
  process.stdout.write(`${summaryOf(bundle)}\n`)
  const broken = first && `BROKEN: ${placeOf(first)}${meanings[first.code]} (${first.code}), ${breaks.length} in all.`
  process.stdout.write(`${broken ?? (values.key ? 'Unbroken.' : UNCHECKED)}\n`)
  if (broken) return 1
  return values.key ? 0 : 3
}

try {
  process.exitCode = await check()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof Mistake)) throw error
  process.stderr.write(`${isUsage ? USAGE : error.message}\n`)
  process.exitCode = 2
}
