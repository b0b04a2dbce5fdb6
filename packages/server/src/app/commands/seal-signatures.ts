import { openDatabase } from '../../platform/database/index.ts'
import { readSecretKey } from '../../platform/settings/secret-key.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { sealAll } from '../../requests/signature-chain/seal-all.ts'

const REFUSED = `Nothing was sealed: the chain of signatures is broken, or a seal was taken away.
Look at the page Check signatures.`

const settings = readSettings(process.env)
const database = await openDatabase(settings, { share: true })
try {
  const made = await sealAll(database, readSecretKey(settings))
  process.stdout.write(made === null ? `${REFUSED}\n` : `${made} seals were made.\n`)
  process.exitCode = made === null ? 1 : 0
} finally {
  await database.close()
}
