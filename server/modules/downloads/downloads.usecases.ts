/** A sound may be downloaded by whoever may play it in full; a preview is played, never downloaded. */
import type { Download, weighSongs } from '../../../src/contract/downloads.ts'
import type { CallAnswer } from '../../../src/contract/define.ts'
import type { GainOf } from '../../media/sound/gain.ts'
import { soundFileOf } from '../../demo/sound/sound-file.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { playableById, playablesByIds } from '../playback/playback.repository.ts'
import type { PlayQuestion } from '../playback/playback.usecases.ts'
import { notFound, notEntitled } from './downloads.errors.ts'

export const downloadOf = async (
  scope: Scope,
  question: PlayQuestion,
  tickets: Tickets,
  gainOf: GainOf,
): Promise<Download> => {
  const { tenant, viewer, id, now } = question
  const entitlements = await readEntitlements(scope, question)
  const sounding = await playableById(scope, id, entitlements.ceiling)
  const file = sounding && soundFileOf(sounding, 'whole')
  if (!file) throw notFound()
  if (entitlements.of(sounding).access !== 'full') throw notEntitled()
  const issue = (kind: 'full' | 'report') =>
    tickets.issue({ tenant: tenant.name, account: viewer.account, item: id, kind })
  return {
    uri: `/media/${id}.mp3?ticket=${issue('full')}`,
    size: file.bytes,
    etag: `"${file.name}"`,
    validUntil: entitlements.downloadTermOf(sounding),
    now: now.toISOString(),
    ticket: issue('report'),
    gain: await gainOf(sounding, 'whole'),
  }
}

export const downloadSizesOf = async (
  scope: Scope,
  who: Omit<PlayQuestion, 'id'>,
  ids: readonly string[],
): Promise<CallAnswer<typeof weighSongs>> => {
  const entitlements = await readEntitlements(scope, who)
  const sizes = (await playablesByIds(scope, ids, entitlements.ceiling)).flatMap((sounding) => {
    const file = soundFileOf(sounding, 'whole')
    return file && entitlements.of(sounding).access === 'full' ? [{ id: sounding.id, size: file.bytes }] : []
  })
  return { sizes }
}
