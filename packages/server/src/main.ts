import { accountTypes } from '@portal/contract/core/rights/accounts'
import { type RunningServer, startServer } from './app/server.ts'
import { demoEmail, demoPassword } from './demo/people.ts'
import { StartError } from './platform/database/index.ts'
import { describeError } from './platform/log/log.ts'
import { readSettings, type Settings, SettingsError } from './platform/settings/settings.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const greet = (settings: Settings, address: string) => {
  say(`\nThe portal answers at ${settings.PUBLIC_URL ?? address}`)
  if (settings.PUBLIC_URL?.startsWith('https:') && !settings.TRUST_PROXY)
    complain('TRUST_PROXY is not set: all who come through the proxy share one limit of tries. Set it to its address.')
  if (!settings.DEMO) return
  say(`\nDemo accounts, all with the password ${demoPassword}:`)
  for (const type of accountTypes) say(`  ${demoEmail(type)}`)
  say(`  ${demoEmail('user2')} (an instructor), ${demoEmail('complaints_officer')}`)
  if (!settings.SMTP_URL) say(`\nNo SMTP is set: sysadmin reads messages at ${address}/staff/emails`)
}

/** The port that couldn't be opened, if that is the error. */
const takenPort = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
    ? Reflect.get(error, 'port')
    : undefined

const nameOfPort = (port: unknown, settings: Settings | undefined) =>
  port === settings?.METRICS_PORT && port !== settings?.PORT ? 'METRICS_PORT' : 'PORT'

const explain = (error: unknown, settings: Settings | undefined): string => {
  if (error instanceof SettingsError) return error.lines.join('\n')
  if (error instanceof StartError) return `${error.code}: ${error.message}`
  const port = takenPort(error)
  if (port) return `port_in_use: port ${port} cannot be opened; set ${nameOfPort(port, settings)} to a free one.`
  return `start_failed: ${JSON.stringify(describeError(error))}`
}

let settings: Settings | undefined
let starting: Promise<RunningServer> | undefined
let isStopping = false

const fail = (error: unknown): never => {
  complain(explain(error, settings))
  process.exit(1)
}

// A signal during startup waits until startup ends, so that no database is left running.
const stop = () => {
  if (isStopping) return
  isStopping = true
  starting?.then(server => server.stop()).then(() => process.exit(0), fail)
}

try {
  settings = readSettings(process.env)
  starting = startServer(settings)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const { address, metricsAddress } = await starting
  if (!isStopping) greet(settings, address)
  if (metricsAddress) say(`Metrics are at ${metricsAddress}/metrics`)
} catch (error) {
  fail(error)
}
