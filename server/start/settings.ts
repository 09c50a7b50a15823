import * as v from 'valibot'
import {
  addressOrNothing,
  byTenant,
  folder,
  hostOrNothing,
  momentOrNothing,
  onOff,
  origins,
  sender,
  wholeNumber,
} from './setting-values.ts'

interface Row<S extends v.GenericSchema<string, unknown>> {
  readonly env: string
  readonly default: string
  readonly schema: S
  readonly meaning: string
  /** May hold a password, so its value is never shown. */
  readonly isSecret?: true
}
const row = <S extends v.GenericSchema<string, unknown>>(
  env: string,
  fallback: string,
  schema: S,
  meaning: string,
): Row<S> => ({ env, default: fallback, schema, meaning })
const secret = <S extends v.GenericSchema<string, unknown>>(settingRow: Row<S>): Row<S> => ({
  ...settingRow,
  isSecret: true,
})

export const settingRows = {
  port: row('PORT', '4000', wholeNumber(0, 65_535), 'Port of the portal; 0 takes a free one.'),
  bind: row('BIND', '0.0.0.0', v.pipe(v.string(), v.minLength(1)), 'Address the port is opened on.'),
  dataDir: row(
    'DATA_DIR',
    './data',
    folder,
    'Folder for the embedded store, secrets, caches and old builds.',
  ),
  tenantsDir: row(
    'TENANTS_DIR',
    '',
    v.string(),
    'Folder of the tenants: `<name>.json`, `common/plans.json`, `icons/<name>`; empty is `server/tenants/files` of the project.',
  ),
  mediaDir: row(
    'MEDIA_DIR',
    '',
    v.string(),
    'Folder of own sound, videos and pictures, `<tenant>/<id>/sound.mp3` and so on.',
  ),
  databaseUrl: secret(
    row(
      'DATABASE_URL',
      '',
      addressOrNothing(['postgres:', 'postgresql:']),
      'PostgreSQL 15 or later; empty uses the embedded store in DATA_DIR.',
    ),
  ),
  databasePool: row('DATABASE_POOL', '10', wholeNumber(1, 200), 'Connections to PostgreSQL.'),
  publicUrl: row(
    'PUBLIC_URL',
    '',
    hostOrNothing,
    'Address of the first tenant as visitors type it; the others are subdomains of it. Other devices need https.',
  ),
  portalOrigins: row(
    'PORTAL_ORIGINS',
    '',
    origins,
    'Portals elsewhere that use this server as their backend (`https://portal.example`, parted by spaces).',
  ),
  trustProxy: row(
    'TRUST_PROXY',
    'off',
    onOff,
    'Believe X-Forwarded-For, -Host and -Proto; only behind a proxy that sets them.',
  ),
  metricsPort: row(
    'METRICS_PORT',
    '0',
    wholeNumber(0, 65_535),
    'Loopback port of /metrics, /healthz and /readyz; 0 is none.',
  ),
  demoData: row(
    'DEMO_DATA',
    'on',
    onOff,
    'Fill an empty store with the demo catalogue and its accounts; a catalogue of your own is not changed.',
  ),
  logLevel: row(
    'LOG_LEVEL',
    'info',
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
    'The least severe level that is logged.',
  ),
  checkAnswers: row(
    'CHECK_ANSWERS',
    'off',
    onOff,
    'Check every answer against the contract (development, tests).',
  ),
  dumpEvery: row(
    'DUMP_EVERY_MINUTES',
    '0',
    wholeNumber(0, 10_080),
    'Write DATA_DIR/dump.tar.gz of the embedded store this often; 0 is never.',
  ),
  requestsPerMinute: row(
    'REQUESTS_PER_MINUTE',
    '1200',
    wholeNumber(1, 1_000_000),
    'Calls one visitor may make in a minute.',
  ),
  drainSeconds: row(
    'DRAIN_SECONDS',
    '0',
    wholeNumber(0, 300),
    'After SIGTERM, answer this long with /readyz 503 before the port closes; as long as the proxy needs to notice.',
  ),
  stopSeconds: row(
    'STOP_SECONDS',
    '10',
    wholeNumber(1, 3600),
    'After SIGTERM, running requests may take this long before they are cut off; a second signal cuts them at once.',
  ),
  smtpUrl: secret(
    row(
      'SMTP_URL',
      '',
      addressOrNothing(['smtp:', 'smtps:']),
      'Mail server for letters (`smtp://name:password@host:587`); empty writes them to DATA_DIR/mail.',
    ),
  ),
  mailFrom: row(
    'MAIL_FROM',
    '',
    sender,
    'Sender of letters, an address or `Name <address>`; empty is no-reply at the portal’s own host.',
  ),
  identitySecrets: secret(
    row(
      'IDENTITY_SECRETS',
      '',
      byTenant,
      'Client secrets of own identity providers, `riwaq=secret nour=another`; without one a client is public.',
    ),
  ),
  loginsPerMinute: row(
    'LOGINS_PER_MINUTE',
    '30',
    wholeNumber(1, 100_000),
    'Logins one address may try in a minute.',
  ),
  clock: row(
    'CLOCK',
    '',
    momentOrNothing,
    'Moment at which the portal’s clock starts, for trying another day; empty is now. Logins keep the real time.',
  ),
} as const

type Rows = typeof settingRows
export type Settings = { readonly [K in keyof Rows]: v.InferOutput<Rows[K]['schema']> }

/** The server cannot start; the message is the one sentence that the operator sees. */
export class StartError extends Error {
  override name = 'StartError'
}

const read = <S extends v.GenericSchema<string, unknown>>(settingRow: Row<S>, env: NodeJS.ProcessEnv) => {
  const value = env[settingRow.env]
  const parsed = v.safeParse(
    settingRow.schema,
    value === undefined || value === '' ? settingRow.default : value.trim(),
  )
  if (!parsed.success) {
    const shown = settingRow.isSecret ? '' : `; it is '${String(value)}'`
    throw new StartError(`The setting ${settingRow.env} ${parsed.issues[0].message}${shown}.`)
  }
  return parsed.output
}

const readAll = (env: NodeJS.ProcessEnv): Settings => ({
  port: read(settingRows.port, env),
  bind: read(settingRows.bind, env),
  dataDir: read(settingRows.dataDir, env),
  tenantsDir: read(settingRows.tenantsDir, env),
  mediaDir: read(settingRows.mediaDir, env),
  databaseUrl: read(settingRows.databaseUrl, env),
  databasePool: read(settingRows.databasePool, env),
  publicUrl: read(settingRows.publicUrl, env),
  portalOrigins: read(settingRows.portalOrigins, env),
  trustProxy: read(settingRows.trustProxy, env),
  metricsPort: read(settingRows.metricsPort, env),
  demoData: read(settingRows.demoData, env),
  logLevel: read(settingRows.logLevel, env),
  checkAnswers: read(settingRows.checkAnswers, env),
  dumpEvery: read(settingRows.dumpEvery, env),
  requestsPerMinute: read(settingRows.requestsPerMinute, env),
  drainSeconds: read(settingRows.drainSeconds, env),
  stopSeconds: read(settingRows.stopSeconds, env),
  smtpUrl: read(settingRows.smtpUrl, env),
  mailFrom: read(settingRows.mailFrom, env),
  identitySecrets: read(settingRows.identitySecrets, env),
  loginsPerMinute: read(settingRows.loginsPerMinute, env),
  clock: read(settingRows.clock, env),
})

export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const settings = readAll(env)
  const { port, metricsPort } = settings
  if (port > 0 && port === metricsPort)
    throw new StartError(`The settings PORT and METRICS_PORT are both ${port}; give each a port of its own.`)
  return settings
}
