import { createHash } from 'node:crypto'
import type { PurchaseOption, TrackFetch, reportListening } from '../../../src/contract/playback.ts'
import type { CallParsed } from '../../../src/contract/define.ts'
import type { Entitlement } from '../../../src/domain/entitlement.ts'
import type { Extents, MediaSource, SoundFile } from '../../media/media-source.ts'
import type { TicketKind, Tickets } from '../../media/tickets.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { readEntitlements } from '../entitlement/entitlement.usecases.ts'
import { holdAccount } from '../shared/hold-account.ts'
import { notFound, ticketRefused } from './playback.errors.ts'
import { boundReport } from './bound-report.ts'
import { insertPlayReport, lockReportedSeconds, playableById } from './playback.repository.ts'

export interface PlayRequest {
  tenant: Tenant
  viewer: Viewer
  id: string
  now: Date
}

export const purchaseOptionsOf = (tenant: Tenant, planIds: readonly number[]): PurchaseOption[] =>
  tenant.subscriptionTypes
    .filter(({ id }) => planIds.includes(id))
    .slice(0, 20)
    .map(({ id, attributes }) => ({
      type: 'SUBSCRIPTION',
      subscriptionType: { id, attributes: attributes.slice(0, 60) },
      purchaseIdentifier: `${tenant.name}-${id}`,
    }))

const answerFor = async (
  { tenant, viewer: { account, session }, id }: PlayRequest,
  { access, openingPlanIds }: Entitlement,
  sounds: Extents<SoundFile> | null,
  tickets: Tickets,
): Promise<TrackFetch> => {
  if (!sounds) return { url: null, isPreview: false, purchase: [], ticket: null }
  const purchase = purchaseOptionsOf(tenant, openingPlanIds)
  const isPreview = access === 'preview'
  const file = access === 'none' ? null : isPreview ? sounds.preview : sounds.full
  if (access === 'none' || !file) return { url: null, isPreview: false, purchase, ticket: null }
  const issue = (kind: TicketKind) =>
    tickets.issue({
      tenant: tenant.name,
      account,
      item: id,
      kind,
      session: kind === 'report' ? null : session,
      isPreview,
    })
  return {
    url: `/media/${id}${isPreview ? '.preview' : ''}.${file.extension}?ticket=${issue(access)}`,
    isPreview,
    purchase,
    type: file.type,
    ticket: issue('report'),
    gain: await file.gain(),
  }
}

export const openSong = async (
  scope: Scope,
  request: PlayRequest,
  tickets: Tickets,
  source: Pick<MediaSource, 'soundsOf'>,
): Promise<TrackFetch> => {
  const entitlements = await readEntitlements(scope, request)
  const item = await playableById(scope, request.id, entitlements.ceiling)
  if (!item) throw notFound()
  return answerFor(request, entitlements.of(item), await source.soundsOf(request.tenant, item), tickets)
}

type Report = CallParsed<typeof reportListening>['body']

/** The same slice of the same ticket is the same row, however often it arrives and under whichever idempotency key. */
const reportId = ({ ticketId, date, usageDuration, partial }: Report) =>
  createHash('sha256')
    .update(JSON.stringify([ticketId, date, usageDuration, partial]))
    .digest('base64url')

interface ReportParts {
  tickets: Tickets
  metrics: Pick<Metrics, 'countCutReport'>
  now: Date
}

export const acceptReport = async (
  scope: Scope,
  report: Report,
  { tickets, metrics, now }: ReportParts,
): Promise<void> => {
  const claims = tickets.open(scope.tenant, ['report'], report.ticketId)
  if (!claims) throw ticketRefused()
  const { account, item, isPreview, issued } = claims
  // A ticket outlives its account, and no row may name that one again.
  if (!(await holdAccount(scope, account))) throw ticketRefused()
  const ticket = createHash('sha256').update(report.ticketId).digest('base64url')
  const reportedSeconds = await lockReportedSeconds(scope, ticket)
  const itemSeconds = (await playableById(scope, item, null))?.data.seconds ?? null
  const bounded = boundReport(
    { date: report.date, seconds: report.usageDuration, maxSeconds: report.maxUsageDuration },
    { issued, now, isPreview, itemSeconds, reportedSeconds },
  )
  const { offline, partial } = report
  const reported = { id: reportId(report), ticket, account, item, offline, partial, preview: isPreview }
  if (!(await insertPlayReport(scope, { ...reported, ...bounded }))) return
  const cut = report.usageDuration - bounded.seconds
  if (cut > 0) metrics.countCutReport('seconds', cut)
  if (bounded.at.getTime() !== Date.parse(report.date)) metrics.countCutReport('date', 1)
}
