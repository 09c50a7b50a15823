import type { ServerContext } from '../context.ts'
import { hashPassword } from '../identity/password.ts'
import type { DemoAccount } from '../start/welcome.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { pictureOf } from './art/picture.ts'
import { demoUsers, emailOf } from './demo-users.ts'
import { seed } from './seed.ts'

export { createDemoMedia } from './demo-media.ts'

const demoAccountsOf = ({ name }: Tenant): readonly DemoAccount[] =>
  demoUsers.map((user) => ({
    name: user.name,
    email: emailOf(user, name),
    password: user.password,
    what:
      user.maxRating === null ? (user.hasPlan ? 'with a plan' : 'without a plan') : 'a child’s age ceiling',
  }))

export const fillDemo = async (
  { store, tenants, clock, log }: Pick<ServerContext, 'store' | 'tenants' | 'clock' | 'log'>,
  printLine: (line: string) => void,
): Promise<ReadonlyMap<string, readonly DemoAccount[]>> => {
  const accounts = new Map(tenants.map((tenant) => [tenant.name, demoAccountsOf(tenant)]))
  await seed({
    store,
    tenants,
    clock,
    hashPassword,
    pictureOf,
    onStart: () => printLine('Preparing the demo data; this takes a moment, and only once.'),
    onForeign(tenant) {
      accounts.delete(tenant)
      log.warn({ tenant }, 'the tenant has a catalogue of its own, so DEMO_DATA wrote nothing for it')
    },
  })
  return accounts
}
