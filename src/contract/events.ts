import * as v from 'valibot'
import { define } from './define.ts'
import { eventsPath, mostEvents } from './event-batches.ts'
import { progressMarks } from './progress-marks.ts'
import { Lang, text } from './shared.ts'

/** A tablet is reported as responsive (ANALYTICS-13, AMBIG-118). */
export const ReportedPlatform = v.picklist(['desktop', 'mobile', 'responsive'])
export type ReportedPlatform = v.InferOutput<typeof ReportedPlatform>

/** A page is named by its row of the route table: an address could contain what a user searched for. */
export const PortalEvent = v.variant('event', [
  v.strictObject({
    event: v.literal('page_view'),
    page: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
    lang: Lang,
  }),
  v.strictObject({
    event: v.literal('error'),
    error_action: v.literal('displayed'),
    area: v.literal('error page'),
    code: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
    message: text(300),
    type: v.picklist(['not-found', 'failure']),
  }),
  v.strictObject({
    event: v.literal('progress'),
    kind: v.picklist(['song', 'preview']),
    percent: v.picklist(progressMarks),
  }),
])
export type PortalEvent = v.InferOutput<typeof PortalEvent>

/** The portal's own counter; a foreign backend has none, and there only the tag manager counts. */
export const countEvents = define({
  name: 'countEvents',
  method: 'POST',
  path: eventsPath,
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({
    platform: ReportedPlatform,
    events: v.pipe(v.array(PortalEvent), v.minLength(1), v.maxLength(mostEvents)),
  }),
  answer: null,
})
