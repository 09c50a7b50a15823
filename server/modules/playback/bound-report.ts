/** Limits a playback report to what is possible. Nothing is refused for a date or a sum: devices have wrong clocks. */

/** A player reports at the latest after so many seconds, also where it cannot get a new ticket; rewinds count. */
const longestSlice = 300
/** The sound of a preview cannot be fetched for longer under one ticket. */
const longestPreview = 60 * 60
/** Processes that issue and receive may disagree by so much. */
const clockSkewMs = 5000

interface HeardReport {
  date: string
  seconds: number
  maxSeconds: number
}
export interface ReportBounds {
  issued: Date
  now: Date
  isPreview: boolean
  itemSeconds: number | null
  reportedSeconds: number
}
export interface BoundedReport {
  at: Date
  seconds: number
  maxSeconds: number
}

const perReport = ({ isPreview, itemSeconds }: ReportBounds) =>
  isPreview ? longestSlice : Math.max(longestSlice, itemSeconds ?? Infinity)

const perTicket = ({ issued, now, isPreview }: ReportBounds) => {
  const sinceIssued = Math.max(0, now.getTime() - issued.getTime() + clockSkewMs) / 1000
  return isPreview ? Math.min(sinceIssued, longestPreview) : sinceIssued
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

export const boundReport = (report: HeardReport, bounds: ReportBounds): BoundedReport => {
  const { issued, now, itemSeconds, reportedSeconds } = bounds
  const left = Math.max(0, perTicket(bounds) - reportedSeconds)
  return {
    at: new Date(clamp(Date.parse(report.date), Math.min(issued.getTime(), now.getTime()), now.getTime())),
    seconds: Math.min(report.seconds, perReport(bounds), left),
    maxSeconds: Math.min(report.maxSeconds, itemSeconds ?? Infinity),
  }
}
