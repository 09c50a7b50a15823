import type { ListeningSlice, ReportSender } from './report-sender.ts'

export type SliceAction = 'grow' | 'close' | 'hurry'
export const logReportDelayed = (problem: unknown) => console.warn('a report waits', problem)

/** Holds slices until the sender is loaded, then passes them on synchronously, as an unloading page cannot wait. */
export const createSliceOutbox = (openSender: () => Promise<ReportSender>) => {
  let sender: ReportSender | null = null
  let opening: Promise<void> | null = null
  const pending: [SliceAction, ListeningSlice][] = []
  const open = (): Promise<void> =>
    (opening ??= openSender()
      .then((opened) => {
        sender = opened
        for (const [action, slice] of pending.splice(0)) opened[action](slice)
      })
      .catch((problem: unknown) => {
        opening = null
        logReportDelayed(problem)
      }))
  return {
    open,
    send: (action: SliceAction, slice: ListeningSlice) => {
      if (sender) return sender[action](slice)
      pending.push([action, slice])
      void open()
    },
    sendStored: () => void open().then(() => sender?.sendStored()),
  }
}
