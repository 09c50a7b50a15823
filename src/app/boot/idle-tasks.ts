/** What nobody waits for: the rest of the words, fresh answers behind what was restored, the order on the disk. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { listenToKeyboard } from '../../features/player/integrations/keyboard.ts'
import { loadDeviceId } from '../../state/device/device.ts'
import { bringAllLiked } from '../../state/offline-writes/prefetch-liked-cards.ts'
import { sessionKnown } from '../../state/session/when-session-known.ts'
import { tellDiskTrouble } from '../storage/notify-storage-trouble.ts'
import { fetchAhead } from '../errors/chunk-reload.ts'
import { adoptI18next } from '../i18n/i18next-engine.ts'
import { adoptLateFaces } from '../late-font-faces.ts'
import { keepBootSet } from '../query-cache/boot-set.ts'
import { forgetParts } from '../query-cache/invalidate-partial.ts'
import { keepHandedAnswers } from '../query-cache/persist-set-data.ts'
import { sweepDisk } from '../query-cache/persister.ts'
import { followAddress } from '../router/follow-canonical-links.ts'
import { followSeen } from './follow-viewed-items.ts'
import { type PageParts, type PageRouter, scopeOfView } from './start-router.ts'

export const whenQuiet = async (parts: PageParts, { navigator }: PageRouter) => {
  const { page, client, loader, translator } = parts
  const { lang } = navigator.view()
  const late = import('./late-idle-tasks.ts')
  late.then(({ onceQuiet }) => onceQuiet(client, page.tenant.name), console.info)
  void fetchAhead([late])
  keepHandedAnswers(client)
  listenToKeyboard(page.tenant.name)
  await Promise.all([
    loader.load(lang),
    loader.load(page.tenant.default.locale.defaultLocale),
    loader.load('en'),
  ])
  adoptI18next(translator)
  await loadDeviceId(client, page.tenant.name)
  await forgetParts(client, page)
  followSeen(parts, navigator)
  followAddress(parts, navigator)
  // What was restored from disk is shown as it is; fresh answers come quietly behind it.
  await client.refetchQueries({ type: 'active', stale: true })
  keepBootSet(client, { tenant: page.tenant.name, lang }, Date.now())
  tellDiskTrouble()
  await sweepDisk()
  adoptLateFaces(navigator)
  // Look, language and space are of this device: their room opens without a line as well.
  navigator.prepare(linkTo.structure('settings'))
  await sessionKnown()
  await bringAllLiked(client, () => scopeOfView(page, navigator.view()), page.tenant.features)
}
