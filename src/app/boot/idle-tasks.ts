import { linkTo } from '../../domain/addresses/addresses.ts'
import { loadDeviceId } from '../../api/device.ts'
import { prefetchAllLikedCards } from '../../state/offline-writes/prefetch-liked-cards.ts'
import { whenSessionKnown } from '../../state/session/when-session-known.ts'
import { notifyStorageTrouble } from '../storage/notify-storage-trouble.ts'
import { fetchAhead } from '../errors/chunk-reload.ts'
import { adoptLateFontFaces } from '../late-font-faces.ts'
import { saveBootSet } from '../query-cache/boot-set.ts'
import { invalidatePartial } from '../query-cache/invalidate-partial.ts'
import { persistInitialData } from '../query-cache/persist-set-data.ts'
import { sweepDisk } from '../query-cache/persister.ts'
import { followCanonicalLinks } from './follow-canonical-links.ts'
import { followViewedItems } from './follow-viewed-items.ts'
import { type PageContext, type PageRouter, scopeOfView } from './start-router.ts'

export const runIdleTasks = async (parts: PageContext, { navigator }: PageRouter) => {
  const { page, client, loader } = parts
  const { lang } = navigator.view()
  const lateTasks = import('../late-idle-tasks.ts')
  lateTasks.then(({ runLateIdleTasks }) => runLateIdleTasks(client, page.tenant.name), console.info)
  void fetchAhead([lateTasks])
  persistInitialData(client)
  await Promise.all([
    loader.load(lang),
    loader.load(page.tenant.default.locale.defaultLocale),
    loader.load('en'),
  ])
  await loadDeviceId(client, page.tenant.name)
  await invalidatePartial(client, page)
  followViewedItems(parts, navigator)
  followCanonicalLinks(parts, navigator)
  await client.refetchQueries({ type: 'active', stale: true })
  saveBootSet(client, { tenant: page.tenant.name, lang }, Date.now())
  notifyStorageTrouble()
  await sweepDisk()
  adoptLateFontFaces(navigator)
  // Settings belong to this device: their page must open offline as well.
  navigator.prepare(linkTo.structure('settings'))
  await whenSessionKnown()
  await prefetchAllLikedCards(client, () => scopeOfView(page, navigator.view()), page.tenant.features)
}
