import { tenantsFolder } from '../tenants/load.ts'
import { environmentRoutes } from '../modules/environment/environment.routes.ts'
import type { CallApiAs, Web, Responder, ServerContext } from '../context.ts'
import { createAssets } from './assets.ts'
import { type Build, createBuildIdResponder } from './build.ts'
import { createDocuments } from './documents/documents.ts'
import { createManifests } from './manifest/manifest-responder.ts'
import { readOwnIcons } from './manifest/own-icons.ts'
import { createTenantStyles } from './tenant-style/tenant-styles.ts'
import { noOldAssets, openOldAssets } from './old-assets.ts'

/** The first responder that knows the address answers. */
const firstResponder =
  (responders: readonly Responder[]): Responder =>
  async (request, visit) => {
    for (const respond of responders) {
      const response = await respond(request, visit)
      if (response) return response
    }
    return null
  }

type WebContext = Pick<ServerContext, 'clock' | 'ids' | 'log' | 'settings'>

export const createWeb = async (parts: WebContext, callApiAs: CallApiAs, build: Build): Promise<Web> => {
  const { clock, ids, log, settings } = parts
  const old = build.hashed ? await openOldAssets(build.hashed, settings.dataDir, clock.now()) : noOldAssets
  const styles = createTenantStyles({ clock, log })
  return {
    respond: firstResponder([
      createBuildIdResponder(build),
      createManifests(build.files, await readOwnIcons(tenantsFolder(settings.tenantsDir))),
      styles.respond,
      createAssets(build.files, old),
      createDocuments({ build, callApiAs, styles, clock, ids, log, publicUrl: settings.publicUrl }),
    ]),
    handlers: environmentRoutes,
    close: () => Promise.resolve(),
  }
}
