import { parseArgs } from 'node:util'
import { weakness } from '@portal/contract/people/access/password-rules'
import { openDatabase, StartError } from '../../platform/database/index.ts'
import { describeError } from '../../platform/log/log.ts'
import { readSettings, SettingsError } from '../../platform/settings/settings.ts'
import { addSysadmin, sysadminDraft } from './new-sysadmin.ts'
import { openTerminal, readPiped } from './terminal.ts'

const USAGE = `usage: npm run sysadmin -- create <email>
Asks for the names and a password. To run without a terminal, pipe the password in and give the names:
  --first-name-en Nour --last-name-en Saleh --first-name-ar نور --last-name-ar صالح`

// Messages for field codes.
const meanings: Readonly<Record<string, string>> = {
  field_required: 'is missing',
  email_invalid: 'is no email address',
  password_common: 'is one of the first that are tried',
  password_email: 'is the email',
  password_short: 'has fewer than 8 characters',
  english_only: 'takes English letters only',
  arabic_only: 'takes Arabic letters only',
  too_long: 'is too long',
  bad_characters: 'holds characters that cannot be stored',
  password_mismatch: 'was not typed alike twice',
}

class Mistake extends Error {}

const nameFields = {
  'first-name-en': 'First name in English',
  'last-name-en': 'Last name in English',
  'first-name-ar': 'First name in Arabic',
  'last-name-ar': 'Last name in Arabic',
} as const

const mistakes = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  issues.map(({ path, message }) => `${path.join('.')} ${meanings[message] ?? 'cannot be used'}`).join('\n')

const askAll = async (given: Record<string, string | undefined>) => {
  const terminal = openTerminal()
  const answers: Record<string, string> = {}
  for (const [name, question] of Object.entries(nameFields))
    answers[name] = given[name] ?? (await terminal.ask(question))
  const password = await terminal.askHidden('Password')
  const again = await terminal.askHidden('The same password again')
  terminal.close()
  if (password !== again) throw new Mistake(`password ${meanings.password_mismatch}`)
  return { ...answers, password }
}

const draftOf = async (email: string, given: Record<string, string | undefined>) => {
  const answers = process.stdin.isTTY ? await askAll(given) : { ...given, password: await readPiped() }
  const fields = Object.entries({ ...answers, email }).map(([name, value]) => [name.replaceAll('-', '_'), value])
  const read = sysadminDraft.safeParse(Object.fromEntries(fields))
  if (!read.success) throw new Mistake(mistakes(read.error.issues))
  const weak = weakness(read.data.password, read.data.email)
  if (weak) throw new Mistake(`password ${meanings[weak]}`)
  return read.data
}

const create = async () => {
  const text = { type: 'string' } as const
  const options = { 'first-name-en': text, 'last-name-en': text, 'first-name-ar': text, 'last-name-ar': text }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, email, ...more] = positionals
  if (command !== 'create' || !email || more.length > 0) throw new Mistake(USAGE)
  const settings = readSettings(process.env)
  const draft = await draftOf(email, values)
  const database = await openDatabase(settings, { share: true })
  try {
    if (!(await addSysadmin(database, draft)))
      throw new Mistake('email_taken: an account with this email exists already.')
  } finally {
    await database.close()
  }
  process.stdout.write(`${draft.email} can log in now, as sysadmin.\n`)
}

const explain = (error: unknown): string => {
  if (error instanceof Mistake) return error.message
  if (error instanceof SettingsError) return error.lines.join('\n')
  if (error instanceof StartError) return `${error.code}: ${error.message}`
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return USAGE
  return `failed: ${JSON.stringify(describeError(error))}`
}

try {
  await create()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
