/** A tenant is one file, validated at start. A new tenant is a new file `server/tenants/files/<name>.json`. */
import * as v from 'valibot'
import { PublicTenant } from '../../src/contract/page.ts'
import { EnvFile } from '../../src/contract/shell.ts'
import { SubscriptionType } from '../../src/contract/subscriptions.ts'
import { hostName } from './host-names.ts'

const Address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'must be an address'))
/** Paths are appended to it, everybody may read it, and the contract limits its length. */
const Backend = v.pipe(
  Address,
  v.regex(/^[^\s?#@]*$/, 'must be an address without a query or a password'),
  v.maxLength(500),
)
const Host = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((host) => hostName(host) === host.toLowerCase(), 'must be a host name, without scheme or port'),
)

export const Tenant = v.object({
  ...v.omit(PublicTenant, ['rooms']).entries,
  /** In the order of rail and tabs; the page gets those that are enabled, as `rooms`. */
  sections: v.array(v.string()),
  /** After the bar in titles; the page has it as the translation `title.portal`. */
  mainTitle: v.record(v.string(), v.string()),
  name: EnvFile.entries.tenantName,
  passwordsAt: v.optional(Address),
  /** All switches of the configuration node `enabled_features` (AMBIG-114). */
  features: v.record(v.string(), v.unknown()),
  /** Host names besides `<name>.localhost`: first labels (`nour` is nour.localhost) or full names. */
  hosts: v.pipe(v.array(Host), v.minLength(1)),
  /** Exactly one tenant answers plain localhost and loopback addresses. */
  isFirst: v.boolean(),
  stage: v.string(),
  /** Follows the operating system's dark mode. THEME-06 */
  followSystem: v.boolean(),
  /** Empty: our own backend. Otherwise tenant name to address, as `GET /api/envFile` answers it. */
  service: v.object({
    tenantBackendUrl: v.record(v.string(), Backend),
    /** The shared backend; a path is relative to the portal's own host. */
    multiContentBackend: v.union(
      [v.literal(''), Backend, v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s?#]*$/), v.maxLength(500))],
      'must be empty, an address or a path',
    ),
  }),
  themeColour: v.object({ default: v.string(), alternate: v.string() }),
  /** Tokens of `src/ui/tokens.css` that this tenant sets, per theme and for both. */
  tokens: v.object({
    both: v.record(v.string(), v.string()),
    light: v.record(v.string(), v.string()),
    dark: v.record(v.string(), v.string()),
    /** From 900 on; wins over those above. */
    broad: v.record(v.string(), v.string()),
    /** From 1280 on; wins over the rest. */
    desktop: v.record(v.string(), v.string()),
  }),
  artwork: v.optional(v.string()),
  displayFont: v.nullable(v.string()),
  description: v.record(v.string(), v.string()),
  tagline: v.record(v.string(), v.string()),
  configurations: v.record(v.string(), v.unknown()),
  subscriptionTypes: v.array(SubscriptionType),
  identity: v.object({
    /** null: the embedded provider. Otherwise the exact issuer of its discovery document. */
    issuer: v.nullable(Address),
    clientId: v.pipe(v.string(), v.nonEmpty()),
  }),
})
export type Tenant = v.InferOutput<typeof Tenant>
