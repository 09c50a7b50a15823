/** From a tap on Play to an address that sounds, and what was heard of it. */
import { createHash } from 'node:crypto'
import { kinds } from '../../../src/contract/kinds.ts'
import type { PurchaseOption, TrackFetch, reportListening } from '../../../src/contract/playback.ts'
import type { CallParsed } from '../../../src/contract/define.ts'
import { type Entitlement, type EntitlementQuestion, entitlementOf } from '../../../src/domain/entitlement.ts'
import { isPremium } from '../../media/sound-data.ts'
import type { Extents, MediaSource, SoundFile } from '../../media/media-source.ts'
import type { TicketKind, Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { notFound, ticketRefused } from './playback.errors.ts'
import {
  type PlayableRow,
  insertPlayReport,
  accountCeilingOf,
  heldPlansOf,
  playableById,
} from './playback.repository.ts'

export interface PlayQuestion {
  tenant: Tenant
  account: string
  id: string
  now: Date
}

export const optionsFor = (tenant: Tenant, buy: readonly number[]): PurchaseOption[] =>
  tenant.subscriptionTypes
    .filter(({ id }) => buy.includes(id))
    .slice(0, 20)
    .map(({ id, attributes }) => ({
      type: 'SUBSCRIPTION',
      subscriptionType: { id, attributes: attributes.slice(0, 60) },
      purchaseIdentifier: `${tenant.name}-${id}`,
    }))

const answerFor = async (
  { tenant, account, id }: PlayQuestion,
  { access, buy }: Entitlement,
  sounds: Extents<SoundFile> | null,
  tickets: Tickets,
): Promise<TrackFetch> => {
  if (!sounds) return { url: null, isPreview: false, purchase: [], ticket: null }
  const purchase = optionsFor(tenant, buy)
  const isPreview = access === 'preview'
  const file = access === 'none' ? null : isPreview ? sounds.preview : sounds.whole
  if (access === 'none' || !file) return { url: null, isPreview: false, purchase, ticket: null }
  const issue = (kind: TicketKind) => tickets.issue({ tenant: tenant.name, account, item: id, kind })
  return {
    url: `/media/${id}${isPreview ? '.preview' : ''}.${file.extension}?ticket=${issue(access)}`,
    isPreview,
    purchase,
    ticket: issue('report'),
    gain: await file.gain(),
  }
}

interface EntitlementItem {
  contentType: string
  grading: number
  restriction: string | null
  isFree: boolean
}
type Rights = (wanted: EntitlementItem) => EntitlementQuestion | null

/** What the rules ask about this user and an item; null for what is above their ceiling. */
export const rightsOf = async (
  scope: Scope,
  { tenant, account, now }: Omit<PlayQuestion, 'id'>,
): Promise<Rights> => {
  const ceiling = await accountCeilingOf(scope, account)
  const held = await heldPlansOf(scope, account)
  return ({ grading, ...item }) =>
    ceiling !== null && grading > ceiling
      ? null
      : // Buying a single item arrives with the purchase calls; until then nothing is owned.
        { ...item, isOwned: false, held, plans: tenant.subscriptionTypes, now }
}

/** What this user may have of the item; above their ceiling it is not there. */
export const entitlementIn = async (
  scope: Scope,
  question: Omit<PlayQuestion, 'id'>,
  wanted: EntitlementItem,
): Promise<Entitlement> => {
  const asked = (await rightsOf(scope, question))(wanted)
  if (!asked) throw notFound()
  return entitlementOf(asked)
}

export const entitlementItemOf = ({ kind, grading, data }: PlayableRow): EntitlementItem => ({
  contentType: kinds[kind].contentType,
  grading,
  restriction: data.restriction ?? null,
  isFree: !isPremium(kind, data),
})

export const openSong = async (
  scope: Scope,
  question: PlayQuestion,
  tickets: Tickets,
  source: Pick<MediaSource, 'soundsOf'>,
): Promise<TrackFetch> => {
  const item = await playableById(scope, question.id)
  if (!item) throw notFound()
  const entitlement = await entitlementIn(scope, question, entitlementItemOf(item))
  return answerFor(question, entitlement, await source.soundsOf(question.tenant, item), tickets)
}

type Report = CallParsed<typeof reportListening>['body']

/** The same slice of the same ticket is the same row, however often it arrives and by whichever key. */
const reportId = ({ ticketId, date, usageDuration, partial }: Report) =>
  createHash('sha256')
    .update(JSON.stringify([ticketId, date, usageDuration, partial]))
    .digest('base64url')

export const acceptReport = async (scope: Scope, report: Report, tickets: Tickets): Promise<void> => {
  const pass = tickets.open(scope.tenant, ['report'], report.ticketId)
  if (!pass) throw ticketRefused()
  await insertPlayReport(scope, {
    id: reportId(report),
    ticket: createHash('sha256').update(report.ticketId).digest('base64url'),
    account: pass.account,
    item: pass.item,
    at: report.date,
    seconds: report.usageDuration,
    maxSeconds: report.maxUsageDuration,
    offline: report.offline,
    partial: report.partial,
  })
}
