/** The text for the operator after the start, in plain English lines. */
import type { ServerContext } from '../context.ts'
import type { Settings } from './settings.ts'
import { portalAddress } from '../tenants/portal-address.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface DemoAccount {
  name: string
  email: string
  password: string
  what: string
}
export interface Welcome {
  parts: {
    settings: Pick<Settings, 'publicUrl'>
    tenants: readonly Tenant[]
    store: Pick<ServerContext['store'], 'engine'>
  }
  port: number
  metricsPort: number | null
  /** Nobody has written anything for them yet. */
  withoutContent: readonly Pick<Tenant, 'brand'>[]
  /** Empty without the demo, so that no password is printed. */
  accountsOf(tenant: Tenant): readonly DemoAccount[]
  /** `process.version` */
  node: string
}

const describeStore = ({ engine }: Welcome['parts']['store']) =>
  engine === 'embedded'
    ? 'Embedded store: survives a crash of the process, not of the machine. For real data set DATABASE_URL.'
    : 'Store: PostgreSQL.'

const describeNode = (node: string) =>
  Number(/^v(\d+)/.exec(node)?.[1]) < 22
    ? [`Node ${node} works; its login library, oidc-provider, asks for Node 22 or later.`]
    : []

const describeContent = (tenants: Welcome['withoutContent']) =>
  tenants.length > 0
    ? [
        `No content yet at ${tenants.map(({ brand }) => brand).join(', ')}.`,
        "  Send the calls to your backend (service.tenantBackendUrl in the tenant's file), fill the tables item and structure,",
        '  or try the demo in an empty store with DEMO_DATA=on. README.md has the steps under “Deploy it for real”.',
      ]
    : []

export const welcomeLines = (welcome: Welcome): string[] => {
  const { parts, port, metricsPort, accountsOf, node, withoutContent } = welcome
  const { settings, tenants, store } = parts
  const portals = tenants.flatMap((tenant) => [
    `  ${tenant.brand.padEnd(8)} ${portalAddress(tenant, { publicUrl: settings.publicUrl, port })}`,
    ...accountsOf(tenant).map(({ email, password, what }) => `           ${email} / ${password} (${what})`),
  ])
  return [
    'Riwaq is open:',
    ...portals,
    ...(settings.publicUrl ? [] : ['Other devices need PUBLIC_URL with https in front of this port.']),
    ...describeContent(withoutContent),
    describeStore(store),
    ...describeNode(node),
    ...(metricsPort === null ? [] : [`Metrics: http://127.0.0.1:${metricsPort}/metrics`]),
  ]
}
