/** Counters for Prometheus. Labels are names of calls and parts, never addresses: their number must stay small. */
import { createServer, type Server } from 'node:http'
import type { PortalEvent, ReportedPlatform } from '../../src/contract/events.ts'
import { routes } from '../../src/contract/routes.ts'
import type { App } from '../context.ts'
import type { Operator } from '../modules/operator/operator.routes.ts'
import { sendResponse } from './http-server.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  countAnswer(call: string, status: number, seconds: number): void
  countEvent(tenant: string, platform: ReportedPlatform, event: PortalEvent): void
  changeRunning(change: 1 | -1): void
  countJob(job: string, outcome: 'done' | 'failed' | 'stopped'): void
  countDelivery(event: string, outcome: 'sent' | 'postponed' | 'failed'): void
  /** Parts of playback reports that were not accepted: seconds, or a date that was corrected. */
  countCutReport(what: 'seconds' | 'date', amount: number): void
  text(): Promise<string>
  readonly contentType: string
}

const pages = new Set(routes.map(({ name }) => name))
const detailOf = (event: PortalEvent): string => {
  if (event.event === 'page_view') return pages.has(event.page) ? event.page : 'other'
  return event.event === 'error' ? String(event.code) : String(event.percent)
}

export const createMetrics = (engine: string): Metrics => {
  const registry = new Registry()
  registry.setDefaultLabels({ store: engine })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Counter({
    name: 'riwaq_answers_total',
    help: 'Answers by call and status.',
    labelNames: ['call', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'riwaq_answer_seconds',
    help: 'Time to the answer by call.',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const events = new Counter({
    name: 'riwaq_events_total',
    help: 'What happened in pages of visitors who allow counting: screens, error pages, marks of titles heard.',
    labelNames: ['tenant', 'platform', 'event', 'detail'],
    registers,
  })
  const jobs = new Counter({
    name: 'riwaq_jobs_total',
    help: 'Runs of jobs by this process.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const deliveries = new Counter({
    name: 'riwaq_deliveries_total',
    help: 'Attempts of this process to deliver an event of the outbox.',
    labelNames: ['event', 'outcome'],
    registers,
  })
  const cutReports = new Counter({
    name: 'riwaq_listening_cut_total',
    help: 'Of reports of what was heard: seconds beyond the time or the length that there was, and dates that were moved.',
    labelNames: ['what'],
    registers,
  })
  const open = new Gauge({ name: 'riwaq_running', help: 'Requests that run right now.', registers })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countEvent: (tenant, platform, event) =>
      events.inc({ tenant, platform, event: event.event, detail: detailOf(event) }),
    changeRunning: (change) => open.inc(change),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    countCutReport: (what, amount) => cutReports.inc({ what }, amount),
    countDelivery: (event, outcome) => deliveries.inc({ event, outcome }),
    countAnswer(call, status, seconds) {
      answers.inc({ call, status: String(status) })
      times.observe({ call }, seconds)
    },
  }
}

/** Metrics, health and what an operator asks for, on a separate loopback port that visitors never reach. */
export const createMetricsServer = (
  metrics: Metrics,
  { health }: Pick<App, 'health'>,
  operator: Operator,
): Server => {
  const metricsAt = async (url: string | undefined) =>
    url === '/metrics'
      ? new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
      : new Response(null, { status: 404 })
  return createServer((request, response) => {
    const answer = async () => (await health(request)) ?? (await operator(request)) ?? metricsAt(request.url)
    answer()
      .then((found) => sendResponse(response, found))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}
