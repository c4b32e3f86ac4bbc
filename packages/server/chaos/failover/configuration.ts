import { join } from 'node:path'
import type { Machine } from './machines.ts'

/** Short, so that a check does not take long; the smallest that Patroni takes. */
const election = { ttl: 20, loop_wait: 2, retry_timeout: 3 }

const trust = ['local all all trust', 'host all all all trust', 'host replication all all trust']

/** Its file is YAML, of which JSON is a part. */
export const patroniFile = (name: string, { address }: Machine, etcd: string, folder: string, bin: string) =>
  JSON.stringify({
    scope: 'sufra',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { host: `${etcd}:2379` },
    bootstrap: {
      dcs: {
        ...election,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 150 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, name),
      bin_dir: bin,
      pgpass: join(folder, `${name}.pass`),
      pg_hba: trust,
      authentication: {
        superuser: { username: 'postgres', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
      },
      parameters: { unix_socket_directories: '', shared_buffers: '64MB' },
    },
  })

/** What docs/operating.md recommends. */
export const haproxyFile = (listen: string, nodes: readonly (readonly [string, Machine])[]) => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind ${listen}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(([name, { address }]) => `  server ${name} ${address}:5432 check port 8008`).join('\n')}
`
