import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debian } from '../../support/debian.ts'
import { describeProxy, type Ports } from './proxy.ts'

const conf = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')

// Wraps our unchanged file in Debian's nginx.conf and uses unprivileged ports.
const around = (folder: string, ports: Ports) => `
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${conf
    .replace('127.0.0.1:8000', `127.0.0.1:${ports.portal}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('/etc/ssl/portal', folder)}
}`

describeProxy({
  name: 'nginx',
  program: debian.nginx,
  start: (folder, ports) => {
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, around(folder, ports))
    return { args: ['-p', folder, '-e', 'stderr', '-c', file] }
  },
  // nginx forwards the host unchanged, and the portal rejects it.
  otherHost: { status: 421, body: /foreign_host/ },
})
