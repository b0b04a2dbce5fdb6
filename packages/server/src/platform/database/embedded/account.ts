import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The system account that PostgreSQL runs under; empty when the portal itself is not root. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

const accountNamed = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const ownerOf = (path: string): Account | undefined => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/**
 * Chooses the account: PostgreSQL refuses root, so root switches to the owner of existing data,
 * else to `postgres`, else to `nobody`.
 */
export const chooseAccount = (dataFolder: string): Account => {
  if (process.getuid?.() !== 0) return {}
  return ownerOf(dataFolder) ?? accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

/**
 * What PostgreSQL's programs need of our environment: none of the portal's settings, which contain passwords and keys.
 */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  TMPDIR: process.env.TMPDIR,
  LC_ALL: 'C',
  TZ: 'UTC',
})

/** Whether the account may enter a folder; asked of the system itself, so that ACLs count. */
export const mayEnter = (account: Account, folder: string): boolean =>
  account.uid === undefined ||
  spawnSync('test', ['-x', folder], { ...account, cwd: '/', env: bareEnvironment() }).status === 0
