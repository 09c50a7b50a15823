/** Builds every subsystem of the server from the same parts. */
import type { Subsystems } from './subsystems.ts'
import { systemClock } from './clock.ts'
import type { Build } from './web/build.ts'
import { createWeb } from './web/web.ts'
import { createConsumers } from './events/consumers.ts'
import { createRelay } from './events/relay.ts'
import type { Metrics } from './http/metrics.ts'
import { createIdentity } from './identity/identity.ts'
import { hashPassword } from './identity/password.ts'
import { pictureOf } from './demo/art/picture.ts'
import { createMedia } from './media/media.ts'
import { cardsByIds } from './modules/content/content.repository.ts'
import { contentHandlers } from './modules/content/content.routes.ts'
import { podcastsHandlers } from './modules/content/podcasts.routes.ts'
import { articlesHandlers } from './modules/articles/articles.routes.ts'
import { prefetchHandlers } from './modules/prefetch/prefetch.routes.ts'
import { searchHandlers } from './modules/search/search.routes.ts'
import { structureHandlers } from './modules/structure/structure.routes.ts'
import type { ServerContext } from './context.ts'
import { demoUsers, emailOf } from './demo/demo-users.ts'
import { seed } from './demo/seed.ts'
import type { Tenant } from './tenants/tenant.ts'
import type { DemoAccount } from './start/welcome.ts'

/** The demo's accounts, printed to the operator after the start. */
export const demoAccountsOf = ({ name }: Tenant): readonly DemoAccount[] =>
  demoUsers.map((user) => ({
    name: user.name,
    email: emailOf(user, name),
    password: user.password,
    what:
      user.maxRating === null ? (user.hasPlan ? 'with a plan' : 'without a plan') : 'a child’s age ceiling',
  }))

type PrintLine = (line: string) => void

/** Answers the tenants that have the demo, and so its accounts. */
export const fillDemo = async (
  {
    settings,
    store,
    tenants,
    clock,
    log,
  }: Pick<ServerContext, 'settings' | 'store' | 'tenants' | 'clock' | 'log'>,
  printLine: PrintLine,
): Promise<ReadonlySet<string>> => {
  const shown = new Set(settings.demoData ? tenants.map(({ name }) => name) : [])
  if (shown.size === 0) return shown
  await seed({
    store,
    tenants,
    clock,
    hashPassword,
    pictureOf,
    onBegin: () => printLine('Preparing the demo data; this takes a moment, and only once.'),
    onForeign(tenant) {
      shown.delete(tenant)
      log.warn({ tenant }, 'the tenant has a catalogue of its own, so DEMO_DATA wrote nothing for it')
    },
  })
  return shown
}

export const compose = async (parts: ServerContext, metrics: Metrics, build: Build): Promise<Subsystems> => {
  const relay = createRelay({ ...parts, metrics, consumers: createConsumers(parts) })
  return {
    relay,
    // The provider's library and the browser live by the real time, and so does whoever checks what they sign and keep.
    identity: await createIdentity({ ...parts, clock: systemClock, wakeRelay: relay.wake }),
    media: await createMedia(parts),
    createWeb: (askAs) => createWeb(parts, askAs, build),
    cardsByIds,
    catalogue: {
      ...contentHandlers,
      ...podcastsHandlers,
      ...structureHandlers,
      ...prefetchHandlers,
      ...articlesHandlers,
      ...searchHandlers,
    },
  }
}
