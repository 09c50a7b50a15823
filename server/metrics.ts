/** Counters for Prometheus. Labels are names of calls and parts, never addresses: their number must stay small. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** One answered request: the call's name, or the part that answered. */
  answered(call: string, status: number, seconds: number): void
  running(change: 1 | -1): void
  text(): Promise<string>
  readonly contentType: string
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
  const open = new Gauge({ name: 'riwaq_running', help: 'Requests that run right now.', registers })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    running: (change) => open.inc(change),
    answered(call, status, seconds) {
      answers.inc({ call, status: String(status) })
      times.observe({ call }, seconds)
    },
  }
}
