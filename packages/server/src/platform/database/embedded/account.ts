import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** System account that runs PostgreSQL. Empty unless the portal runs as root. */
export interface SystemAccount {
  readonly uid?: number
  readonly gid?: number
}

const accountNamed = (name: string): SystemAccount | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const ownerOf = (path: string): SystemAccount | undefined => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** PostgreSQL refuses to run as root. Root switches to the owner of existing data, else `postgres`, else `nobody`. */
export const chooseAccount = (dataFolder: string): SystemAccount => {
  if (process.getuid?.() !== 0) return {}
  return ownerOf(dataFolder) ?? accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

/** Environment for PostgreSQL's programs. Leaves out the portal's settings, because they contain passwords and keys. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  TMPDIR: process.env.TMPDIR,
  LC_ALL: 'C',
  TZ: 'UTC',
})

/** Whether the account may enter a folder. Runs `test -x` as that account, so that ACLs count. */
export const mayEnter = (account: SystemAccount, folder: string): boolean =>
  account.uid === undefined ||
  spawnSync('test', ['-x', folder], { ...account, cwd: '/', env: bareEnvironment() }).status === 0
