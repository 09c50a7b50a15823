import type { ServerContext } from '../context.ts'

/** Without the demo its items have neither sound nor pictures. */
export const warnOfDemoItems = async ({
  store,
  tenants,
  log,
}: Pick<ServerContext, 'store' | 'tenants' | 'log'>) => {
  for (const { name } of tenants) {
    const row = await store.within(name, ({ db, tenant }) =>
      db.selectFrom('seed').select('version').where('tenant', '=', tenant).executeTakeFirst(),
    )
    if (row && row.version > 0)
      log.warn(
        { tenant: name },
        'the store holds the demo catalogue of this tenant; with DEMO_DATA=off its items have neither sound nor pictures',
      )
  }
}
