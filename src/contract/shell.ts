import * as v from 'valibot'
import { define } from './define.ts'
import { deviceFreshFor, redirectListFreshFor, wordsFreshFor } from './freshness.ts'
import { Id, Lang, text } from './shared.ts'

const Url = v.pipe(v.string(), v.maxLength(500))

/** CALL-ENV-01, CONFIG-ENV. Fetched without the backend client: no header at all (AMBIG-050). */
export const EnvFile = v.object({
  envConfig: v.object({
    envFile: v.object({
      service: v.object({
        tenantBackendUrl: v.record(v.string(), Url),
        multiContentBackend: Url,
      }),
      stage: v.pipe(v.string(), v.maxLength(40)),
    }),
  }),
  tenantName: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
})
export type EnvFile = v.InferOutput<typeof EnvFile>

export const getEnvFile = define({
  name: 'getEnvFile',
  method: 'GET',
  path: '/envFile',
  who: 'anyone',
  withoutTenant: true,
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: EnvFile,
})

export const LatestBuild = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })
export const latestBuildPath = '/builds/latest.json'

/** CALL-SHELL-01. With its language prefix: a rule of one language wins over a rule of all. */
export const lookUpRedirect = define({
  name: 'lookUpRedirect',
  method: 'GET',
  path: '/redirect',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ path: v.pipe(v.string(), v.maxLength(1000)) }),
  answer: v.object({ redirect: v.nullable(Url) }),
})

export const listRedirects = define({
  name: 'listRedirects',
  method: 'GET',
  path: '/redirects',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({ redirects: v.record(v.string(), Url) }),
  freshFor: redirectListFreshFor,
})

/** CALL-SHELL-03. The answers of a path's screen, so that a tap finds them ready. */
export const prefetchPayload = define({
  name: 'prefetchPayload',
  method: 'GET',
  path: '/prefetch',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    path: v.pipe(v.string(), v.maxLength(1000)),
    lang: Lang,
    maxRating: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
  }),
  answer: v.object({
    /** Its name includes the language: `music-list___ar`. */
    route: v.string(),
    queries: v.pipe(v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })), v.maxLength(20)),
  }),
})

export const getWords = define({
  name: 'getWords',
  method: 'GET',
  path: '/i18n/{lang}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: v.strictObject({ lang: Lang }),
  answer: v.record(v.pipe(v.string(), v.maxLength(120)), text(2000)),
  freshFor: wordsFreshFor,
})

/** ENTITY-DEVICE, CALL-DEVICE-01 */
export const Device = v.object({
  id: Id,
  deviceAttributes: v.object({
    desktop: v.boolean(),
    tablet: v.boolean(),
    modernPhone: v.boolean(),
    operatingSystem: v.pipe(v.string(), v.maxLength(40)),
  }),
})
export type Device = v.InferOutput<typeof Device>

export const getDevice = define({
  name: 'getDevice',
  method: 'GET',
  path: '/device',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: Device,
  freshFor: deviceFreshFor,
})
