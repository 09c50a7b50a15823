/** A sound may be downloaded by users who may play it in full; a preview is played, never downloaded. */
import type { Download, weighSongs } from '../../../src/contract/downloads.ts'
import type { CallAnswer } from '../../../src/contract/define.ts'
import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { playableById, playablesByIds } from '../playback/playback.repository.ts'
import type { PlayRequest } from '../playback/playback.usecases.ts'
import { notFound, notEntitled } from './downloads.errors.ts'

type SoundSource = Pick<MediaSource, 'soundsOf'>

export const downloadOf = async (
  scope: Scope,
  request: PlayRequest,
  tickets: Tickets,
  source: SoundSource,
): Promise<Download> => {
  const { tenant, viewer, id, now } = request
  const entitlements = await readEntitlements(scope, request)
  const item = await playableById(scope, id, entitlements.ceiling)
  const sounds = item && (await source.soundsOf(tenant, item))
  if (!sounds) throw notFound()
  if (entitlements.of(item).access !== 'full') throw notEntitled()
  const { size, etag } = await sounds.full.facts()
  const issue = (kind: 'full' | 'report') =>
    tickets.issue({
      tenant: tenant.name,
      account: viewer.account,
      item: id,
      kind,
      session: kind === 'report' ? null : viewer.session,
      isPreview: false,
    })
  return {
    uri: `/media/${id}.${sounds.full.extension}?ticket=${issue('full')}`,
    type: sounds.full.type,
    size,
    etag,
    validUntil: entitlements.downloadTermOf(item),
    now: now.toISOString(),
    ticket: issue('report'),
    gain: await sounds.full.gain(),
  }
}

export const downloadSizesOf = async (
  scope: Scope,
  caller: Omit<PlayRequest, 'id'>,
  ids: readonly string[],
  source: SoundSource,
): Promise<CallAnswer<typeof weighSongs>> => {
  const entitlements = await readEntitlements(scope, caller)
  const items = await playablesByIds(scope, ids, entitlements.ceiling)
  const open = items.filter((item) => entitlements.of(item).access === 'full')
  const sizes = await Promise.all(
    open.map(async (item) => {
      const sounds = await source.soundsOf(caller.tenant, item)
      return sounds ? [{ id: item.id, size: (await sounds.full.facts()).size }] : []
    }),
  )
  return { sizes: sizes.flat() }
}
